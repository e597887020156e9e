import { describe, expect, it } from 'vitest';
import { codesIn, extensionsOf, nodesAt, valuesAt } from '../../../testing/fhir-nodes.ts';
import { cents, claims, count, ofProfile, one, packets, profileOf, type Rule } from '../../testing/packets.ts';

// Each SHALL and each cardinality of PCT 2.0.1 (HL7/davinci-pct 423d3a5, input/fsh) for an estimate without insurance.

const summaryRules: readonly Rule[] = [
  [
    'is a predetermination with one total, and neither items nor supporting information',
    (packet) => {
      for (const claim of ofProfile(packet, 'gfe-summary')) {
        expect(claim).toMatchObject({
          use: 'predetermination',
          total: { currency: 'USD' },
          priority: { coding: [{ code: 'normal' }] },
        });
        expect(
          ['item', 'supportingInfo', 'subType', 'payee', 'facility', 'referral', 'enterer'].flatMap((each) =>
            valuesAt(claim, each),
          ),
        ).toEqual([]);
      }
    },
  ],
  [
    'has no provider, and says that it is not applicable',
    (packet) => {
      for (const claim of ofProfile(packet, 'gfe-summary'))
        expect(claim['provider']).toEqual({
          extension: [{ url: expect.stringMatching(/data-absent-reason$/), valueCode: 'not-applicable' }],
        });
    },
  ],
  [
    'has the sum of its bundle’s claims',
    (packet) => {
      for (const bundle of ofProfile(packet, 'gfe-bundle')) {
        const [summary, ...others] = valuesAt(bundle, 'entry.resource.total.value').map(cents);
        expect(summary).toBe(others.reduce((sum, each) => sum + each, 0));
      }
    },
  ],
  [
    'has what the patient is to know, as text',
    (packet) => {
      for (const claim of ofProfile(packet, 'gfe-summary'))
        expect(valuesAt(extensionsOf(claim, 'gfeDisclaimer')[0] ?? {}, 'valueString')).toEqual(['Only that.']);
    },
  ],
];

const professionalAndInstitutionalRules: readonly Rule[] = [
  [
    'have one placer identifier with system and value',
    (packet) => {
      for (const claim of claims(packet))
        expect(nodesAt(claim, 'identifier')).toEqual([
          {
            type: expect.objectContaining({ coding: [expect.objectContaining({ code: 'PLAC' })] }),
            system: expect.any(String),
            value: expect.any(String),
          },
        ]);
    },
  ],
  [
    'have their type, use, priority, patient, total and insurance',
    (packet) => {
      for (const claim of claims(packet)) {
        expect(codesIn(nodesAt(claim, 'type')[0])).toEqual([profileOf(claim).split('-').at(-1)]);
        expect(claim).toMatchObject({
          use: 'predetermination',
          status: 'active',
          total: { currency: 'USD' },
          insurance: [{ sequence: 1, focal: true }],
        });
      }
    },
  ],
  [
    'have a provider with its taxonomy code',
    (packet) => {
      for (const claim of claims(packet))
        expect(valuesAt(one(nodesAt(claim, 'provider')), 'extension.valueCodeableConcept.coding.code')).toEqual([
          expect.stringMatching(/^[0-9A-Z]{9}X$/),
        ]);
    },
  ],
  [
    'have the principal diagnosis first, where any is known',
    (packet) => {
      for (const claim of claims(packet)) {
        const types = nodesAt(claim, 'diagnosis').flatMap((each) => valuesAt(each, 'type.coding.code'));
        expect(types.filter((type) => type === 'principal')).toHaveLength(types.length === 0 ? 0 : 1);
        expect(valuesAt(claim, 'diagnosis.sequence')).toEqual(types.map((_, at) => at + 1));
      }
    },
  ],
  [
    'have items with plain words, code, dates, quantity and amount',
    (packet) => {
      for (const item of claims(packet).flatMap((claim) => nodesAt(claim, 'item'))) {
        expect(one(extensionsOf(item, 'serviceDescription'))['valueString']).not.toBe('');
        expect(valuesAt(item, 'productOrService.coding.code')).toHaveLength(1);
        expect([...valuesAt(item, 'servicedDate'), ...valuesAt(item, 'servicedPeriod')]).toHaveLength(1);
        expect(cents(valuesAt(item, 'net.value')[0])).toBe(
          cents(valuesAt(item, 'unitPrice.value')[0]) * Number(valuesAt(item, 'quantity.value')[0]),
        );
      }
    },
  ],
  [
    'show words for every code of CPT (pct-cpt-display)',
    (packet) => {
      const codings = claims(packet).flatMap((claim) => [
        ...nodesAt(claim, 'item.productOrService.coding'),
        ...nodesAt(claim, 'item.modifier.coding'),
      ]);
      for (const coding of codings.filter(({ system }) => String(system).includes('ama-assn.org')))
        expect(coding['display']).toMatch(/./);
    },
  ],
  [
    'institutional: have a type of bill, and a revenue code for each item',
    (packet) => {
      for (const claim of ofProfile(packet, 'gfe-institutional')) {
        const bill = nodesAt(claim, 'supportingInfo').filter((each) =>
          codesIn(nodesAt(each, 'category')[0]).includes('typeofbill'),
        );
        expect(valuesAt(one(bill), 'code.coding.code')).toEqual([expect.stringMatching(/^0\d{3}$/)]);
        expect(count(claim, 'item.revenue.coding.code')).toBe(count(claim, 'item'));
      }
    },
  ],
  [
    'institutional: tell a stay by its MS-DRG',
    (packet) => {
      for (const claim of ofProfile(packet, 'gfe-institutional')) {
        const drg = nodesAt(claim, 'supportingInfo').filter((each) =>
          codesIn(nodesAt(each, 'category')[0]).includes('drg'),
        );
        const isStay = valuesAt(claim, 'item.productOrService.coding.code').includes('not-applicable');
        expect(drg.flatMap((each) => valuesAt(each, 'code.coding.code'))).toEqual(isStay ? ['470'] : []);
      }
    },
  ],
  [
    'professional: have unit prices and a place of service',
    (packet) => {
      for (const item of ofProfile(packet, 'gfe-professional').flatMap((claim) => nodesAt(claim, 'item'))) {
        expect(count(item, 'unitPrice.value')).toBe(1);
        expect(valuesAt(item, 'locationCodeableConcept.coding.code')).toEqual([expect.stringMatching(/^2[12]$/)]);
      }
    },
  ],
];

describe.each([
  ['Summary', summaryRules] as const,
  ['Professional and Institutional', professionalAndInstitutionalRules] as const,
])('Da Vinci PCT 2.0.1 (issue 14, point 4): %s', (_profile, rules) => {
  it.each(rules)('%s', (_rule, check) => {
    for (const [, packet] of packets) check(packet);
  });
});
