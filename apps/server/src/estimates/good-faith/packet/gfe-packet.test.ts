import { Fhir } from 'fhir';
import { describe, expect, it } from 'vitest';
import { type FhirNode, nodesAt, referencesIn, resourcesOf, valuesAt } from '../../../testing/fhir-nodes.ts';
import { goodFaithExample } from '../../../testing/good-faith-example.ts';
import {
  describeProfile,
  entriesOf,
  entriesOnlyOf,
  has,
  is,
  rulesOfAnyBundle,
  type Rule,
} from '../../testing/packet-rules.ts';
import { cents, everyAddress, ofProfile, packets, profileOf } from '../../testing/packets.ts';

const initiating = (packet: FhirNode): FhirNode[] => [
  ...resourcesOf(packet, 'Practitioner'),
  ...resourcesOf(packet, 'Organization').filter((each) => !valuesAt(each, 'type.coding.code').includes('pay')),
];

const gfePacketRules: readonly Rule[] = [
  ['type = document', is('type', 'document')],
  ['identifier 1..1', has('identifier', 1)],
  ['the identifier of a document has a system (FHIR R4, bdl-9)', has('identifier.system', 1)],
  ['the identifier of a document has a value (FHIR R4, bdl-9)', has('identifier.value', 1)],
  ...rulesOfAnyBundle,
  ['entry[composition] 1..1: SHALL have a PCTGFEComposition resource', entriesOf('Composition', 1)],
  ['entry[composition].resource only PCTGFEComposition', entriesOnlyOf('Composition', 'davinci-pct-gfe-composition')],
  ['entry[patient] 1..2: SHALL have the patient subject of care', entriesOf('Patient', 1, 2)],
  ['entry[patient].resource only US Core Patient 7.0.0', entriesOnlyOf('Patient', 'us-core-patient|7.0.0')],
  ['entry[coverage] 0..1', entriesOf('Coverage', 0, 1)],
  ['entry[coverage].resource only PCTCoverage', entriesOnlyOf('Coverage', 'davinci-pct-coverage')],
  ['entry[organization] ..2', entriesOf('Organization', 0, 2)],
  ['entry[organization].resource only PCTOrganization', entriesOnlyOf('Organization', 'davinci-pct-organization')],
  ['entry[practitioner] 0..1', entriesOf('Practitioner', 0, 1)],
  [
    'entry[gfeBundle].resource only PCTGFEBundle or PCTGFEMissingBundle',
    entriesOnlyOf('Bundle', 'davinci-pct-gfe-bundle', 'davinci-pct-gfe-missing-bundle'),
  ],
  [
    'pct-gfe-packet-1: SHALL have an initiating provider or initiating organization',
    (packet) => expect(initiating(packet).length).toBeGreaterThan(0),
  ],
  ['pct-gfe-packet-1: but not both', (packet) => expect(initiating(packet).length).toBeLessThan(2)],
  [
    'pct-gfe-packet-2: all referenced resources SHALL be contained within the Bundle',
    (packet) => expect(everyAddress(packet)).toEqual(expect.arrayContaining(referencesIn(packet))),
  ],
  [
    'SHALL consist of: the GFE Composition as the first resource (GFE Packet Retrieval)',
    (packet) => expect(profileOf(nodesAt(packet, 'entry.resource')[0] ?? {})).toBe('davinci-pct-gfe-composition'),
  ],
];

describeProfile('gfe-packet', gfePacketRules);

describe('a GFE Missing Bundle', () => {
  it('SHALL be there for each contributor who has given no GFE Bundle (GFE Packet Retrieval)', () => {
    const silent = packets.map(([, packet]) =>
      ofProfile(packet, 'gfe-missing-bundle')
        .flatMap((bundle) => resourcesOf(bundle, 'Organization'))
        .flatMap((organization) => valuesAt(organization, 'name')),
    );
    expect(silent).toEqual([['Tidewater Anesthesia Associates'], [], ['Provider not known yet']]);
  });
});

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
