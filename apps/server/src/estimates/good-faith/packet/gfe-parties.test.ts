import { expect } from 'vitest';
import { extensionsOf, valuesAt } from '../../../testing/fhir-nodes.ts';
import { describeProfile, eachHas, has, hasNo, is, refersTo, type Rule } from '../../testing/packet-rules.ts';
import { one } from '../../testing/packets.ts';

const usCorePatientRules: readonly Rule[] = [
  ['identifier 1..*', has('identifier', 1, Infinity)],
  ['identifier.system 1..1', eachHas('identifier', 'system', 1)],
  ['identifier.value 1..1', eachHas('identifier', 'value', 1)],
  ['name 1..*', has('name', 1, Infinity)],
  [
    'us-core-6: a family or given name SHALL be there, or why its parts are not known',
    (patient) => expect(valuesAt(patient, 'name.extension.valueCode')).toEqual(['unknown']),
  ],
  ['the name is as typed', is('name.text', 'Ana Rivera')],
  ['gender 1..1: nobody was asked', is('gender', 'unknown')],
  ['birthDate 0..1', is('birthDate', '1986-04-27')],
];

describeProfile('us-core-patient', usCorePatientRules);

const coverageRules: readonly Rule[] = [
  [
    'extension[coverage-kind] 1..1',
    (coverage) => expect(extensionsOf(coverage, 'extension-Coverage.kind')).toHaveLength(1),
  ],
  [
    'extension[coverage-kind].valueCode 1..1: the patient pays',
    (coverage) => expect(one(extensionsOf(coverage, 'extension-Coverage.kind'))['valueCode']).toBe('self-pay'),
  ],
  [
    'extension[self-pay-declared] 0..1',
    (coverage) => expect(one(extensionsOf(coverage, 'selfPayDeclared'))['valueBoolean']).toBe(true),
  ],
  ['status 1..1 (US Core 7.0.0)', is('status', 'active')],
  ['subscriberId 1..1: there is none, and why', has('_subscriberId', 1)],
  [
    'subscriberId.extension[dataAbsentReason].valueCode = not-applicable',
    is('_subscriberId.extension.valueCode', 'not-applicable'),
  ],
  ['beneficiary 1..1 (US Core 7.0.0)', refersTo('beneficiary', 'us-core-patient|7.0.0')],
  ['relationship 1..1 (US Core 7.0.0)', is('relationship.coding.code', 'self')],
  ['payor 1..1 (US Core 7.0.0)', has('payor', 1)],
  ['payor: for self-pay SHALL be a patient or a related person', refersTo('payor', 'us-core-patient|7.0.0')],
  ['pct-coverage-1: a class SHALL be present for insurance alone', hasNo('class')],
  ['pct-coverage-2: a period SHALL be present for insurance alone', hasNo('period')],
];

describeProfile('coverage', coverageRules);

const organizationRules: readonly Rule[] = [
  ['active 1..1 (US Core 7.0.0)', is('active', true)],
  ['name 1..1 (US Core 7.0.0)', has('name', 1)],
  ['type 1..*', is('type.coding.code', 'prov')],
  [
    'identifier[NPI] 0..1',
    (organization) =>
      expect(
        valuesAt(organization, 'identifier.system').filter((each) => each === 'http://hl7.org/fhir/sid/us-npi').length,
      ).toBeLessThan(2),
  ],
  [
    'identifier[NPI] has ten digits that end with their check digit (US Core 7.0.0)',
    (organization) => {
      const numbers = valuesAt(organization, 'identifier').filter(
        (each) => valuesAt(each, 'system')[0] === 'http://hl7.org/fhir/sid/us-npi',
      );
      for (const number of numbers) expect(isNpi(String(valuesAt(number, 'value')[0]))).toBe(true);
    },
  ],
  [
    'identifier[tin].type = TAX',
    (organization) => {
      const taxed = valuesAt(organization, 'identifier').filter((each) => valuesAt(each, 'type').length > 0);
      expect(taxed.flatMap((each) => valuesAt(each, 'type.coding.code'))).toEqual(taxed.map(() => 'TAX'));
    },
  ],
  ['identifier.value 1..1', eachHas('identifier', 'value', 1)],
  ['address.country from ISO 3166-1 alpha-2 (required)', is('address.country', 'US')],
  ['contact[gfeServiceHotline] 0..1', has('contact', 0, 1)],
  ['contact[gfeServiceHotline].purpose = GFERELATED', eachHas('contact', 'purpose.coding.code', 1)],
  ['contact[gfeServiceHotline].name 1..1', eachHas('contact', 'name', 1)],
  ['contact[gfeServiceHotline].telecom 1..*', eachHas('contact', 'telecom', 1, Infinity)],
];

describeProfile('organization', organizationRules);

/** By Luhn's sum over the number with the prefix of the United States (45 CFR 162.406). */
function isNpi(number: string): boolean {
  const digits = Array.from(`80840${number}`, Number).toReversed();
  const sum = digits.reduce(
    (whole, digit, at) => whole + (at % 2 === 0 ? digit : Math.floor((digit * 2) / 10) + ((digit * 2) % 10)),
    0,
  );
  return /^\d{10}$/.test(number) && sum % 10 === 0;
}
