import { Fhir } from 'fhir';
import { describe, expect, it } from 'vitest';
import {
  type FhirNode,
  extensionsOf,
  nodesAt,
  referencesIn,
  resourcesOf,
  valuesAt,
} from '../../../testing/fhir-nodes.ts';
import { goodFaithExample } from '../../../testing/good-faith-example.ts';
import {
  type Rule,
  bundles,
  cents,
  composition,
  count,
  everyAddress,
  ofProfile,
  one,
  originOf,
  packets,
  profileOf,
  resourceAt,
  sections,
} from '../../testing/packets.ts';

// Each SHALL and each cardinality of PCT 2.0.1 (HL7/davinci-pct 423d3a5, input/fsh) for an estimate without insurance.

const gfePacketRules: readonly Rule[] = [
  ['is a document', (packet) => expect(packet['type']).toBe('document')],
  [
    'has one identifier with system and value',
    (packet) =>
      expect([
        count(packet, 'identifier'),
        count(packet, 'identifier.system'),
        count(packet, 'identifier.value'),
      ]).toEqual([1, 1, 1]),
  ],
  ['has a timestamp', (packet) => expect(packet['timestamp']).toMatch(/^2026-11-25T\d\d:\d\d:\d\d/)],
  [
    'SHALL have a PCTGFEComposition, as its first resource',
    (packet) => expect(profileOf(nodesAt(packet, 'entry.resource')[0] ?? {})).toBe('davinci-pct-gfe-composition'),
  ],
  [
    'has an address for each entry, each once',
    (packet) => expect(new Set(valuesAt(packet, 'entry.fullUrl')).size).toBe(count(packet, 'entry')),
  ],
  [
    'has no search, request or response',
    (packet) =>
      expect(['search', 'request', 'response'].flatMap((each) => valuesAt(packet, `entry.${each}`))).toEqual([]),
  ],
  [
    'SHALL have the patient subject of care',
    (packet) => expect(one(resourcesOf(packet, 'Patient'))['birthDate']).toBe('1986-04-27'),
  ],
  ['has at most one Coverage', (packet) => expect(resourcesOf(packet, 'Coverage')).toHaveLength(1)],
  [
    'SHALL have an initiating provider or organization, but not both',
    (packet) =>
      expect([resourcesOf(packet, 'Organization').length, resourcesOf(packet, 'Practitioner').length]).toEqual([1, 0]),
  ],
  [
    'has GFE Bundles and GFE Missing Bundles alone',
    (packet) =>
      expect(['davinci-pct-gfe-bundle', 'davinci-pct-gfe-missing-bundle']).toEqual(
        expect.arrayContaining(bundles(packet).map(profileOf)),
      ),
  ],
  [
    'SHALL contain whatever it refers to',
    (packet) => expect(everyAddress(packet)).toEqual(expect.arrayContaining(referencesIn(packet))),
  ],
];

const compositionRules: readonly Rule[] = [
  [
    'has one requestInitiationTime, an instant',
    (packet) =>
      expect(one(extensionsOf(composition(packet), 'requestInitiationTime'))['valueInstant']).toBe(
        '2026-11-25T18:30:00.000Z',
      ),
  ],
  [
    'has one requestOriginationType',
    (packet) => expect(['scheduled-request', 'nonscheduled-request']).toContain(originOf(packet)),
  ],
  [
    'requires of a scheduled service a planned period of service',
    (packet) => {
      const info = extensionsOf(composition(packet), 'gfeServiceLinkingInfo').flatMap((each) =>
        extensionsOf(each, 'plannedPeriodOfService'),
      );
      expect(info).toHaveLength(originOf(packet) === 'scheduled-request' ? 1 : 0);
    },
  ],
  [
    'has an identifier with system and value',
    (packet) =>
      expect([count(composition(packet), 'identifier.system'), count(composition(packet), 'identifier.value')]).toEqual(
        [1, 1],
      ),
  ],
  [
    'is of the type LOINC 111480-0',
    (packet) =>
      expect(nodesAt(composition(packet), 'type.coding')).toEqual([
        expect.objectContaining({ system: 'http://loinc.org', code: '111480-0' }),
      ]),
  ],
  [
    'has the category estimate',
    (packet) => expect(valuesAt(composition(packet), 'category.coding.code')).toEqual(['estimate']),
  ],
  [
    'has the patient as its subject',
    (packet) => expect(resourceAt(packet, composition(packet), 'subject')['resourceType']).toBe('Patient'),
  ],
  ['has a date to the second', (packet) => expect(composition(packet)['date']).toMatch(/T\d\d:\d\d:\d\d/)],
  [
    'names all who have a part in it as authors',
    (packet) =>
      expect(new Set(valuesAt(composition(packet), 'author.reference'))).toEqual(
        new Set(sections(packet, 'gfe-section').flatMap((each) => valuesAt(each, 'author.reference'))),
      ),
  ],
  [
    'has one coverage section: SHALL have a reference to a PCTCoverage',
    (packet) =>
      expect(profileOf(resourceAt(packet, one(sections(packet, 'coverage-section')), 'entry'))).toBe(
        'davinci-pct-coverage',
      ),
  ],
  [
    'has a GFE section for each bundle: SHALL reference one that is in the document',
    (packet) =>
      expect(sections(packet, 'gfe-section').map((each) => profileOf(resourceAt(packet, each, 'entry')))).toEqual(
        bundles(packet).map(profileOf),
      ),
  ],
  [
    'has one author of each GFE section, an Organization',
    (packet) => {
      for (const section of sections(packet, 'gfe-section'))
        expect(resourceAt(packet, section, 'author')['resourceType']).toBe('Organization');
    },
  ],
];

describe.each([['GFE Packet', gfePacketRules] as const, ['Composition', compositionRules] as const])(
  'Da Vinci PCT 2.0.1 (issue 14, point 4): %s',
  (_profile, rules) => {
    it.each(rules)('%s', (_rule, check) => {
      for (const [, packet] of packets) check(packet);
    });
  },
);

describe('the packet', () => {
  it.each(packets)('is sound FHIR R4 by a validator of others: %s', (_what, packet) => {
    const { valid, messages } = new Fhir().validate(packet);
    expect(messages.filter(({ severity }) => String(severity) === 'error' || String(severity) === 'fatal')).toEqual([]);
    expect(valid).toBe(true);
  });

  it.each([
    ['Bundle', (packet: FhirNode) => ({ ...packet, type: 'letter' })],
    [
      'Claim',
      (packet: FhirNode) => JSON.parse(JSON.stringify(packet).replaceAll('"use":"predetermination",', '')) as FhirNode,
    ],
  ])('would not be with a wrong %s', (_what, spoil) => {
    expect(new Fhir().validate(spoil(packets[0]?.[1] ?? {})).valid).toBe(false);
  });

  it('names whose charges are missing, and nobody’s number that is not known', () => {
    const named = JSON.stringify(packets[0]?.[1]);
    expect(named).toContain('Tidewater Anesthesia Associates');
    const missing = ofProfile(packets[2]?.[1] ?? {}, 'gfe-missing-bundle').flatMap((bundle) =>
      resourcesOf(bundle, 'Organization'),
    );
    expect(missing).toEqual([expect.objectContaining({ name: 'Provider not known yet' })]);
    expect(missing[0]).not.toHaveProperty('identifier');
  });

  it('has the charges of the paper, to the cent', () => {
    const packet = packets[0]?.[1] ?? {};
    const totals = ofProfile(packet, 'gfe-summary')
      .flatMap((claim) => valuesAt(claim, 'total.value'))
      .map(cents);
    expect(totals).toEqual([513_050, 9_000]);
    expect(totals.reduce((sum, each) => sum + each, 0)).toBe(goodFaithExample().totalCents);
  });
});
