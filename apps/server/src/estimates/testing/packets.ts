import { expect } from 'vitest';
import type { GoodFaithEstimate } from '../../documents/good-faith/good-faith-estimate.ts';
import { codesIn, extensionsOf, type FhirNode, nodesAt, resourcesOf, valuesAt } from '../../testing/fhir-nodes.ts';
import { goodFaithExample } from '../../testing/good-faith-example.ts';
import { goodFaithDates } from '../good-faith/good-faith-dates.ts';
import { gfePacket } from '../good-faith/packet/gfe-packet.ts';

const dates = { today: '2026-11-25', validUntil: '2026-12-25' };

/** A stay, one day ahead, by the hospital alone, without diagnoses. */
function stay(): Partial<GoodFaithEstimate> {
  const [hospital] = goodFaithExample().providers;
  const [item] = hospital?.items ?? [];
  if (hospital === undefined || item === undefined) throw new Error('no example');
  const ofStay = { ...item, codeType: 'MS-DRG', code: '470', setting: 'inpatient', revenueCodes: [] } as const;
  return {
    diagnosisCodes: [],
    dates: goodFaithDates({ ...dates, scheduledFor: null }),
    providers: [{ ...hospital, items: [ofStay] }],
    isWhole: true,
  };
}

/** Somebody bills whose name is not known. */
function unnamed(): Partial<GoodFaithEstimate> {
  const { providers } = goodFaithExample();
  const unknown = { name: null, npi: null, tin: null, taxonomy: null, phone: null };
  return {
    providers: providers.map((provider) => (provider.totalCents === null ? { ...provider, ...unknown } : provider)),
  };
}

function packetOf(more: Partial<GoodFaithEstimate>): FhirNode {
  let made = 0;
  const makeUrl = (): string => {
    made += 1;
    return `urn:uuid:6f1f3f5a-6f0e-4d51-9b7c-${String(made).padStart(12, '0')}`;
  };
  const packet = gfePacket(
    goodFaithExample(more),
    { title: 'Good-faith estimate', disclaimers: ['Only that.'] },
    makeUrl,
  );
  // As it is sent.
  return JSON.parse(JSON.stringify(packet)) as FhirNode;
}

export const packets: ReadonlyArray<readonly [what: string, packet: FhirNode]> = [
  ['care with a day, several who bill, one silent', packetOf({})],
  ['a stay without a day, one who bills', packetOf(stay())],
  ['somebody without a name', packetOf(unnamed())],
];

export const one = (nodes: readonly FhirNode[]): FhirNode => {
  expect(nodes).toHaveLength(1);
  return nodes[0] ?? {};
};
const composition = (packet: FhirNode): FhirNode => one(resourcesOf(packet, 'Composition'));
export const bundles = (packet: FhirNode): FhirNode[] => resourcesOf(packet, 'Bundle');
export const profileOf = (resource: FhirNode): string =>
  String(valuesAt(resource, 'meta.profile')[0]).split('/').at(-1) ?? '';
/** All resources of a profile of the guide, or of US Core: of the packet, of its bundles, and the packet itself. */
export const ofProfile = (packet: FhirNode, profile: string): FhirNode[] =>
  [
    packet,
    ...nodesAt(packet, 'entry.resource'),
    ...bundles(packet).flatMap((each) => nodesAt(each, 'entry.resource')),
  ].filter((resource) => [`davinci-pct-${profile}`, `${profile}|7.0.0`].includes(profileOf(resource)));
export const sections = (packet: FhirNode, code: string): FhirNode[] =>
  nodesAt(composition(packet), 'section').filter((section) => codesIn(nodesAt(section, 'code')[0]).includes(code));
export const cents = (value: unknown): number => Math.round(Number(value) * 100);

export const originOf = (packet: FhirNode): unknown =>
  valuesAt(one(extensionsOf(composition(packet), 'requestOriginationType')), 'valueCodeableConcept.coding.code')[0];

/** Every address of the document: of the packet's entries, and of those within its bundles. */
export const everyAddress = (packet: FhirNode): unknown[] => [
  ...valuesAt(packet, 'entry.fullUrl'),
  ...bundles(packet).flatMap((bundle) => valuesAt(bundle, 'entry.fullUrl')),
];

/** What the first reference of a node at a path leads to. */
export function resourceAt(packet: FhirNode, node: FhirNode, path: string): FhirNode {
  const [reference] = valuesAt(node, `${path}.reference`);
  const entries = [packet, ...bundles(packet)].flatMap((bundle) => nodesAt(bundle, 'entry'));
  const found = entries.find(({ fullUrl }) => fullUrl === reference);
  return nodesAt(found ?? {}, 'resource')[0] ?? {};
}
