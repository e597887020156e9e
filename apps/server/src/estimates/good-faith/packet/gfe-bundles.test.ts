import { describe, expect, it } from 'vitest';
import { codesIn, extensionsOf, nodesAt, referencesIn, resourcesOf, valuesAt } from '../../../testing/fhir-nodes.ts';
import { bundles, count, ofProfile, one, packets, resourceAt, type Rule } from '../../testing/packets.ts';

// Each SHALL and each cardinality of PCT 2.0.1 (HL7/davinci-pct 423d3a5, input/fsh) for an estimate without insurance.

const gfeBundleRules: readonly Rule[] = [
  [
    'is a collection with identifier, timestamp and addresses',
    (packet) => {
      for (const bundle of ofProfile(packet, 'gfe-bundle')) {
        expect(bundle).toMatchObject({
          type: 'collection',
          timestamp: '2026-11-25T18:30:00.000Z',
          identifier: { value: expect.any(String) },
        });
        expect(new Set(valuesAt(bundle, 'entry.fullUrl')).size).toBe(count(bundle, 'entry'));
      }
    },
  ],
  [
    'SHALL begin with an estimate-summary',
    (packet) => {
      for (const bundle of ofProfile(packet, 'gfe-bundle'))
        expect(codesIn(nodesAt(nodesAt(bundle, 'entry.resource')[0] ?? {}, 'type')[0])).toEqual(['estimate-summary']);
    },
  ],
  [
    'SHALL have a PCTGFEProfessional or PCTGFEInstitutional besides',
    (packet) => {
      for (const bundle of ofProfile(packet, 'gfe-bundle'))
        expect(resourcesOf(bundle, 'Claim').length).toBeGreaterThanOrEqual(2);
    },
  ],
  [
    'SHALL have the patient, and a submitting provider or organization, but not both',
    (packet) => {
      for (const bundle of ofProfile(packet, 'gfe-bundle'))
        expect(['Patient', 'Organization', 'Practitioner'].map((type) => resourcesOf(bundle, type).length)).toEqual([
          1, 1, 0,
        ]);
    },
  ],
  [
    'SHALL contain whatever it refers to',
    (packet) => {
      for (const bundle of bundles(packet))
        expect(valuesAt(bundle, 'entry.fullUrl')).toEqual(expect.arrayContaining(referencesIn(bundle)));
    },
  ],
];

const gfeMissingBundleRules: readonly Rule[] = [
  [
    'SHALL NOT contain a GFE',
    (packet) =>
      expect(ofProfile(packet, 'gfe-missing-bundle').flatMap((bundle) => resourcesOf(bundle, 'Claim'))).toEqual([]),
  ],
  [
    'SHALL contain patient, coverage and the requested items',
    (packet) => {
      for (const bundle of ofProfile(packet, 'gfe-missing-bundle')) {
        expect(
          ['Patient', 'Coverage', 'Organization', 'ServiceRequest'].map((type) => resourcesOf(bundle, type).length),
        ).toEqual([1, 1, 1, 1]);
      }
    },
  ],
  [
    'has requests that are active proposals with a code (PCTServiceRequest)',
    (packet) => {
      for (const request of ofProfile(packet, 'servicerequest'))
        expect(request).toMatchObject({
          status: 'active',
          intent: 'proposal',
          code: { coding: [{ code: '01400' }] },
        });
    },
  ],
];

const patientCoverageOrganizationRules: readonly Rule[] = [
  [
    'the patient keeps US Core 7.0.0: identifier, name or why its parts are not known, gender',
    (packet) => {
      expect(one(resourcesOf(packet, 'Patient'))).toMatchObject({
        identifier: [{ system: expect.any(String), value: expect.any(String) }],
        name: [{ text: 'Ana Rivera', extension: [{ valueCode: 'unknown' }] }],
        gender: 'unknown',
      });
    },
  ],
  [
    'the coverage is of the kind self-pay, without a number, and the patient pays',
    (packet) => {
      const coverage = one(resourcesOf(packet, 'Coverage'));
      expect(valuesAt(one(extensionsOf(coverage, 'extension-Coverage.kind')), 'valueCode')).toEqual(['self-pay']);
      expect(valuesAt(coverage, '_subscriberId.extension.valueCode')).toEqual(['not-applicable']);
      expect(resourceAt(packet, coverage, 'payor')['resourceType']).toBe('Patient');
    },
  ],
  [
    'each organization is active, has a type, a name and an address with its country',
    (packet) => {
      for (const organization of bundles(packet).flatMap((bundle) => resourcesOf(bundle, 'Organization'))) {
        expect(organization).toMatchObject({
          active: true,
          type: [{ coding: [{ code: 'prov' }] }],
          name: expect.any(String),
          address: [{ country: 'US', state: 'CA' }],
        });
      }
    },
  ],
];

describe.each([
  ['GFE Bundle', gfeBundleRules] as const,
  ['GFE Missing Bundle', gfeMissingBundleRules] as const,
  ['Patient, Coverage, Organization', patientCoverageOrganizationRules] as const,
])('Da Vinci PCT 2.0.1 (issue 14, point 4): %s', (_profile, rules) => {
  it.each(rules)('%s', (_rule, check) => {
    for (const [, packet] of packets) check(packet);
  });
});
