import { expect } from 'vitest';
import { codesIn, type FhirNode, extensionsOf, nodesAt, valuesAt } from '../../../testing/fhir-nodes.ts';
import { describeProfile, eachHas, has, hasNo, is, isCode, refersTo, type Rule } from '../../testing/packet-rules.ts';
import { cents, ofProfile, one } from '../../testing/packets.ts';

const rulesOfAnyClaim: readonly Rule[] = [
  ['status 1..1 (FHIR R4)', is('status', 'active')],
  ['use = predetermination', is('use', 'predetermination')],
  ['patient only Reference(US Core Patient 7.0.0)', refersTo('patient', 'us-core-patient|7.0.0')],
  ['created 1..1 (FHIR R4)', is('created', '2026-11-25')],
  ['priority from Process Priority Codes (required)', isCode('priority', 'normal')],
  ['insurance 1..* (FHIR R4)', has('insurance', 1, Infinity)],
  ['insurance.focal 1..1 (FHIR R4)', is('insurance.focal', true)],
  ['insurance.coverage only Reference(PCTCoverage)', refersTo('insurance.coverage', 'davinci-pct-coverage')],
  ['total 1..1', has('total', 1)],
  ['the total is in dollars', is('total.currency', 'USD')],
  ['diagnosis[principal].type 1..1', eachHas('diagnosis', 'type', 1)],
  [
    'diagnosis[principal] 0..1: SHALL be populated if available',
    (claim) =>
      expect(typesOfDiagnoses(claim).filter((type) => type === 'principal')).toHaveLength(
        typesOfDiagnoses(claim).length === 0 ? 0 : 1,
      ),
  ],
  [
    'diagnosis[principal].sequence = 1',
    (claim) => expect(valuesAt(claim, 'diagnosis.sequence')).toEqual(typesOfDiagnoses(claim).map((_, at) => at + 1)),
  ],
  [
    'diagnosis[other].type = secondary',
    (claim) =>
      expect(
        typesOfDiagnoses(claim)
          .slice(1)
          .filter((type) => type !== 'secondary'),
      ).toEqual([]),
  ],
  ['diagnosis.diagnosis[x] only CodeableConcept', eachHas('diagnosis', 'diagnosisCodeableConcept.coding.code', 1)],
  [
    'diagnosis.diagnosis[x] from PCTDiagnosticCodes (required)',
    (claim) => {
      const systems = valuesAt(claim, 'diagnosis.diagnosisCodeableConcept.coding.system');
      expect(systems).toEqual(systems.map(() => 'http://hl7.org/fhir/sid/icd-10-cm'));
    },
  ],
];

const typesOfDiagnoses = (claim: FhirNode): unknown[] => valuesAt(claim, 'diagnosis.type.coding.code');

const gfeSummaryRules: readonly Rule[] = [
  ['type = estimate-summary', isCode('type', 'estimate-summary')],
  ...rulesOfAnyClaim,
  [
    'extension[gfeDisclaimer].valueString: what the patient should be made aware of',
    (claim) =>
      expect(extensionsOf(claim, 'gfeDisclaimer').map(({ valueString }) => valueString)).toEqual(['Only that.']),
  ],
  ...[
    'subType',
    'enterer',
    'fundsReserve',
    'prescription',
    'originalPrescription',
    'payee',
    'referral',
    'facility',
    'supportingInfo',
    'item',
    'insurance.preAuthRef',
    'provider.reference',
    'provider.type',
    'provider.identifier',
    'provider.display',
  ].map((path): Rule => [`${path} 0..0`, hasNo(path)]),
  ['provider.extension[dataAbsentReason] 1..1 = not-applicable', is('provider.extension.valueCode', 'not-applicable')],
  [
    'total: the sum of its bundle’s claims',
    (summary, packet) => {
      const bundle = one(
        ofProfile(packet, 'gfe-bundle').filter((each) => nodesAt(each, 'entry.resource').includes(summary)),
      );
      const [total, ...others] = valuesAt(bundle, 'entry.resource.total.value').map(cents);
      expect(total).toBe(others.reduce((sum, each) => sum + each, 0));
    },
  ],
];

describeProfile('gfe-summary', gfeSummaryRules);

/** The items of a claim: at least one. */
function itemsOf(claim: FhirNode): FhirNode[] {
  const items = nodesAt(claim, 'item');
  expect(items).not.toEqual([]);
  return items;
}

const rulesOfBilledClaim: readonly Rule[] = [
  ...rulesOfAnyClaim,
  ['identifier[PLAC] 1..1', (claim) => expect(valuesAt(claim, 'identifier.type.coding.code')).toEqual(['PLAC'])],
  ['identifier[PLAC].system (must support)', has('identifier.system', 1)],
  ['identifier[PLAC].value 1..1', has('identifier.value', 1)],
  ['provider only Reference(PCTOrganization)', refersTo('provider', 'davinci-pct-organization')],
  [
    'provider.extension[providerTaxonomy] 1..1',
    (claim) => expect(extensionsOf(one(nodesAt(claim, 'provider')), 'providerTaxonomy')).toHaveLength(1),
  ],
  [
    'provider.extension[providerTaxonomy]: a code of NUCC',
    (claim) =>
      expect(valuesAt(claim, 'provider.extension.valueCodeableConcept.coding.code')).toEqual([
        expect.stringMatching(/^[0-9A-Z]{9}X$/),
      ]),
  ],
  ['a referral SHALL have a number: there is none', hasNo('referral')],
  [
    'item.extension[serviceDescription] 1..1',
    (claim) => {
      for (const item of itemsOf(claim))
        expect(one(extensionsOf(item, 'serviceDescription'))['valueString']).toMatch(/./);
    },
  ],
  ['item.productOrService 1..1 (FHIR R4)', eachHas('item', 'productOrService.coding.code', 1)],
  ['item.modifier 0..4', eachHas('item', 'modifier', 0, 4)],
  [
    'pct-cpt-display: CPT codes require a display value',
    (claim) => {
      const codings = [...nodesAt(claim, 'item.productOrService.coding'), ...nodesAt(claim, 'item.modifier.coding')];
      for (const coding of codings.filter(({ system }) => system === 'http://www.ama-assn.org/go/cpt'))
        expect(coding['display']).toMatch(/./);
    },
  ],
  [
    'item.serviced[x] 1..1',
    (claim) => {
      for (const item of itemsOf(claim))
        expect([...valuesAt(item, 'servicedDate'), ...valuesAt(item, 'servicedPeriod')]).toHaveLength(1);
    },
  ],
  ['item.quantity 1..1', eachHas('item', 'quantity.value', 1)],
  ['item.net 1..1', eachHas('item', 'net.value', 1)],
  [
    'item.net: the charge of so many units',
    (claim) => {
      for (const item of itemsOf(claim))
        expect(cents(valuesAt(item, 'net.value')[0])).toBe(
          cents(valuesAt(item, 'unitPrice.value')[0]) * Number(valuesAt(item, 'quantity.value')[0]),
        );
    },
  ],
  [
    'total: what its items come to',
    (claim) =>
      expect(cents(valuesAt(claim, 'total.value')[0])).toBe(
        valuesAt(claim, 'item.net.value')
          .map(cents)
          .reduce((sum, each) => sum + each, 0),
      ),
  ],
];

const infoOf = (claim: FhirNode, kind: string): FhirNode[] =>
  nodesAt(claim, 'supportingInfo').filter((each) => codesIn(nodesAt(each, 'category')[0]).includes(kind));

const gfeInstitutionalRules: readonly Rule[] = [
  ['type = institutional', isCode('type', 'institutional')],
  ...rulesOfBilledClaim,
  ['insurance.preAuthRef 0..1', has('insurance.preAuthRef', 0, 1)],
  ['diagnosis[other] 0..24', has('diagnosis', 0, 25)],
  ['supportingInfo[typeOfBill] 1..1', (claim) => expect(infoOf(claim, 'typeofbill')).toHaveLength(1)],
  [
    'supportingInfo[typeOfBill].code 1..1 from PCTGFETypeOfBillVS (required)',
    (claim) =>
      expect(valuesAt(one(infoOf(claim, 'typeofbill')), 'code.coding.code')).toEqual([
        expect.stringMatching(/^0\d{3}$/),
      ]),
  ],
  [
    'supportingInfo[drg] 0..1: a stay by its MS-DRG',
    (claim) => {
      const isStay = valuesAt(claim, 'item.productOrService.coding.code').includes('not-applicable');
      expect(infoOf(claim, 'drg').flatMap((each) => valuesAt(each, 'code.coding.code'))).toEqual(isStay ? ['470'] : []);
    },
  ],
  ['item 1..999', has('item', 1, 999)],
  ['item.revenue 1..1', eachHas('item', 'revenue', 1)],
  [
    'item.revenue from PCTGFEItemRevenueVS (required)',
    (claim) => {
      for (const item of itemsOf(claim))
        expect(valuesAt(item, 'revenue.coding.code')).toEqual([expect.stringMatching(/^\d{4}$/)]);
    },
  ],
];

describeProfile('gfe-institutional', gfeInstitutionalRules);

const gfeProfessionalRules: readonly Rule[] = [
  ['type = professional', isCode('type', 'professional')],
  ...rulesOfBilledClaim,
  ['insurance.preAuthRef 0..2', has('insurance.preAuthRef', 0, 2)],
  ['diagnosis[other] 0..11', has('diagnosis', 0, 12)],
  ['item 1..50', has('item', 1, 50)],
  ['item.unitPrice 1..1', eachHas('item', 'unitPrice.value', 1)],
  ['item.location[x] only CodeableConcept', hasNo('item.locationAddress')],
  ['item.locationCodeableConcept 1..1', eachHas('item', 'locationCodeableConcept', 1)],
  [
    'item.locationCodeableConcept from PCTGFECMSPOS (required)',
    (claim) => {
      for (const item of itemsOf(claim))
        expect(valuesAt(item, 'locationCodeableConcept.coding.code')).toEqual([expect.stringMatching(/^2[12]$/)]);
    },
  ],
];

describeProfile('gfe-professional', gfeProfessionalRules);
