import {
  FIELD_REQUIRED,
  fieldsOfErrorKey,
  type InsuranceErrorKey,
  insuranceErrorKeys,
  type InsuranceFieldName,
  insuranceFieldNames,
  isSubscriberField,
  longestInsuranceFields,
  type InputOf,
} from '@portico/contract';
import { faultOfName, readInsuranceDate, readMembershipNumber } from '@portico/rules';
import type { Insurance, InsuredPerson } from './insurance.ts';
import type { KnownPayor } from './payors.ts';

/** Insurance as a form sends it (spec §3, 'Insurance payload'). */
export type InsurancePayload = Pick<InputOf<'startRteQuery'>, InsuranceFieldName | 'PatientIsSubscriber'>;

/** What is wrong with a field, or with a first and last name together. */
export interface InsuranceFault {
  readonly key: InsuranceErrorKey;
  readonly kind: 'missing' | 'invalid';
}

/**
 * Reads an insurance by the payor's fields (spec §5: "required fields per payor come from the payor's Fields"). Fields that the payor
 * does not ask for are dropped, and also those of the policy holder where that is the patient.
 *
 * @param today ISO date.
 * @returns the insurance, or its errors, one for each key.
 */
export function readInsurance(
  payload: InsurancePayload,
  payor: KnownPayor,
  today: string,
): { insurance: Insurance } | { faults: InsuranceFault[] } {
  const patientIsSubscriber = payload.PatientIsSubscriber;
  const asked = insuranceFieldNames.filter(
    (name) => payor.fields[name] !== undefined && !(patientIsSubscriber && isSubscriberField(name)),
  );
  const values = new Map(asked.map((name) => [name, readField(name, payload[name], today)]));
  const isMissing = (name: InsuranceFieldName): boolean =>
    values.get(name) === '' && payor.fields[name] === FIELD_REQUIRED;
  const faults = insuranceErrorKeys.flatMap((key): InsuranceFault[] => {
    const fields = fieldsOfErrorKey[key];
    if (fields.some((name) => values.get(name) === null)) return [{ key, kind: 'invalid' }];
    return fields.some(isMissing) ? [{ key, kind: 'missing' }] : [];
  });
  if (faults.length > 0) return { faults };
  const valueOf = (name: InsuranceFieldName): string => values.get(name) ?? '';
  const personOf = (group: 'Member' | 'Subscriber'): InsuredPerson => ({
    firstName: valueOf(`${group}FirstName`),
    lastName: valueOf(`${group}LastName`),
    birthDate: valueOf(`${group}DateOfBirth`),
    number: valueOf(`${group}Id`),
  });
  return {
    insurance: {
      payorId: payor.id,
      payorName: valueOf('PayorName'),
      patientIsSubscriber,
      member: personOf('Member'),
      subscriber: patientIsSubscriber ? null : personOf('Subscriber'),
      groupNumber: valueOf('GroupNumber'),
    },
  };
}

/** The value to store: '' for none, dates as ISO. Null for an invalid value. */
function readField(name: InsuranceFieldName, typed: string, today: string): string | null {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return '';
  if (text.length > longestInsuranceFields[name]) return null;
  switch (name) {
    case 'MemberDateOfBirth':
    case 'SubscriberDateOfBirth':
      return readInsuranceDate(text, today);
    case 'MemberId':
    case 'SubscriberId':
    case 'GroupNumber':
      return readMembershipNumber(text);
    default:
      // Marks of many alphabets, apostrophes and hyphens: the message spells it as X12 can.
      return faultOfName(text) === null ? text : null;
  }
}
