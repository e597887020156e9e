import {
  askedFields,
  fieldsOfErrorKey,
  type InsuranceErrorKey,
  insuranceErrorKeys,
  type InsuranceFieldName,
  type InputOf,
} from '@portico/contract';
import { type FormErrors, insuranceForm, readForm } from '@portico/rules';
import type { Insurance, InsuredPerson } from './insurance.ts';
import type { KnownPayor } from './payors.ts';

/** Insurance as a form sends it (spec §3, 'Insurance payload'). */
export type InsurancePayload = Pick<InputOf<'startRteQuery'>, InsuranceFieldName | 'PatientIsSubscriber'>;

/** What is wrong with a field, or with a first and last name together. */
export interface InsuranceFieldError {
  readonly key: InsuranceErrorKey;
  readonly kind: 'missing' | 'invalid';
}

/**
 * Reads an insurance by the form's rules and the payor's fields. Fields that the payor does not ask for are left out, and those
 * of the policy holder where that is the patient.
 *
 * @param today ISO date.
 * @returns the insurance, or its errors, one for each key.
 */
export function readInsurance(
  payload: InsurancePayload,
  payor: KnownPayor,
  today: string,
): { insurance: Insurance } | { errors: InsuranceFieldError[] } {
  const patientIsSubscriber = payload.PatientIsSubscriber;
  const read = readForm(insuranceForm, payload, { today, asked: askedFields(payor.fields, patientIsSubscriber) });
  if ('errors' in read) return { errors: errorsOf(read.errors) };
  const { values } = read;
  const personOf = (group: 'Member' | 'Subscriber'): InsuredPerson => ({
    firstName: values[`${group}FirstName`],
    lastName: values[`${group}LastName`],
    birthDate: values[`${group}DateOfBirth`],
    number: values[`${group}Id`],
  });
  return {
    insurance: {
      payorId: payor.id,
      payorName: values.PayorName,
      patientIsSubscriber,
      member: personOf('Member'),
      subscriber: patientIsSubscriber ? null : personOf('Subscriber'),
      groupNumber: values.GroupNumber,
    },
  };
}

function errorsOf(errors: FormErrors<typeof insuranceForm>): InsuranceFieldError[] {
  return insuranceErrorKeys.flatMap((key) => {
    const reasons = fieldsOfErrorKey[key].flatMap((name) => errors[name] ?? []);
    if (reasons.length === 0) return [];
    return [{ key, kind: reasons.every((reason) => reason === 'empty') ? 'missing' : 'invalid' }];
  });
}
