import { describe, expect, it } from 'vitest';
import { codesIn, type FhirNode, nodesAt, valuesAt } from '../../testing/fhir-nodes.ts';
import { ofProfile, packets, profileOf } from './packets.ts';

/** What checks one SHALL or one cardinality on a resource of a packet: it throws where it is broken. */
type Check = (resource: FhirNode, packet: FhirNode) => void;

/** A rule of the guide, in its words, and its check. */
export type Rule = readonly [rule: string, check: Check];

/**
 * One test for each rule of a profile of Da Vinci PCT 2.0.1 (HL7/davinci-pct 423d3a5, input/fsh), on every resource of the profile in
 * every packet. A rule that no resource is held to fails.
 */
export function describeProfile(profile: string, rules: readonly Rule[]): void {
  const resources = packets.flatMap(([, packet]) =>
    ofProfile(packet, profile).map((resource) => [resource, packet] as const),
  );
  describe(`Da Vinci PCT 2.0.1 (issue 14, point 4): ${profile}`, () => {
    it.each(rules)('%s', (_rule, check) => {
      expect(resources).not.toEqual([]);
      for (const [resource, packet] of resources) check(resource, packet);
    });
  });
}

/** That a path has so many values, at most as many as a second number says. */
export const has =
  (path: string, least: number, most = least): Check =>
  (resource) => {
    const found = valuesAt(resource, path).length;
    expect(found).toBeGreaterThanOrEqual(least);
    expect(found).toBeLessThanOrEqual(most);
  };

/** That nothing stands at a path. */
export const hasNo = (path: string): Check => has(path, 0);

/** That each node at a path has so many values of its own at another. */
export const eachHas =
  (path: string, inner: string, least: number, most = least): Check =>
  (resource, packet) => {
    for (const node of nodesAt(resource, path)) has(inner, least, most)(node, packet);
  };

/** That what stands at a path is just these values. */
export const is =
  (path: string, ...values: readonly unknown[]): Check =>
  (resource) =>
    expect(valuesAt(resource, path)).toEqual(values);

/** That a concept has just this code. */
export const isCode =
  (path: string, code: string): Check =>
  (resource) =>
    expect(codesIn(nodesAt(resource, path)[0])).toEqual([code]);

/** That all references at a path lead within the bundle to resources of these profiles. */
export const refersTo =
  (path: string, ...profiles: readonly string[]): Check =>
  (resource, packet) => {
    const bundles = [
      packet,
      ...nodesAt(packet, 'entry.resource').filter(({ resourceType }) => resourceType === 'Bundle'),
    ];
    const entries = bundles.flatMap((bundle) => nodesAt(bundle, 'entry'));
    const references = valuesAt(resource, `${path}.reference`);
    expect(references).not.toEqual([]);
    for (const reference of references) {
      const led = entries.filter(({ fullUrl }) => fullUrl === reference).flatMap((entry) => nodesAt(entry, 'resource'));
      expect(led.map(profileOf).every((profile) => profiles.includes(profile))).toBe(true);
      expect(led).not.toEqual([]);
    }
  };

/** What the guide asks of each of its bundles, whatever is in it. */
export const rulesOfAnyBundle: readonly Rule[] = [
  ['timestamp 1..1', has('timestamp', 1)],
  ['entry 1..*', has('entry', 1, Infinity)],
  ['entry.fullUrl 1..1', eachHas('entry', 'fullUrl', 1)],
  ['entry.resource 1..1', eachHas('entry', 'resource', 1)],
  ['entry.search 0..0', hasNo('entry.search')],
  ['entry.request 0..0', hasNo('entry.request')],
  ['entry.response 0..0', hasNo('entry.response')],
  [
    'each address once (FHIR R4, bdl-7)',
    (bundle) => expect(new Set(valuesAt(bundle, 'entry.fullUrl')).size).toBe(valuesAt(bundle, 'entry').length),
  ],
];

/** How many entries of a type a bundle has. */
export const entriesOf =
  (type: string, least: number, most = least): Check =>
  (bundle) => {
    const found = nodesAt(bundle, 'entry.resource').filter(({ resourceType }) => resourceType === type).length;
    expect(found).toBeGreaterThanOrEqual(least);
    expect(found).toBeLessThanOrEqual(most);
  };

/** That all entries of a type are of one of these profiles. */
export const entriesOnlyOf =
  (type: string, ...profiles: readonly string[]): Check =>
  (bundle) => {
    const found = nodesAt(bundle, 'entry.resource').filter(({ resourceType }) => resourceType === type);
    expect(found.map(profileOf).filter((profile) => !profiles.includes(profile))).toEqual([]);
  };
