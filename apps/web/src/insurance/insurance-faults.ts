import type { InsuranceFieldName, Payor } from '@portico/contract';
import { faultOfName, readInsuranceDate, readMembershipNumber } from '@portico/rules';
import { askedFields, asksForPolicyHolder, type TypedInsurance } from './typed-insurance.ts';

/** What is wrong with one field. */
export type InsuranceFault = 'missing' | 'noLetter' | 'characters' | 'notANumber' | 'notADate' | 'shortYear' | 'future';

export interface InsuranceFaults {
  readonly isPolicyHolderMissing: boolean;
  readonly fields: Partial<Readonly<Record<InsuranceFieldName, InsuranceFault>>>;
}

/** Later than any date that can be written. */
const END_OF_TIME = '9999-12-31';

/** Two digits for a year can mean two: nobody is to be born a hundred years off. */
const SHORT_YEAR = /^\d{1,2}\/\d{1,2}\/\d{2}$/;

/**
 * Judges what was typed for a payor (spec §5: "required fields per payor come from the payor's Fields").
 *
 * @param today ISO date.
 */
export function judgeInsurance(payor: Payor, typed: TypedInsurance, today: string): InsuranceFaults {
  const faults = askedFields(payor, typed).flatMap(({ name, isRequired }) => {
    const fault = faultOf(name, typed[name].trim(), isRequired, today);
    return fault === null ? [] : [[name, fault]];
  });
  return {
    isPolicyHolderMissing: asksForPolicyHolder(payor) && typed.isPolicyHolder === '',
    fields: Object.fromEntries(faults),
  };
}

function faultOf(name: InsuranceFieldName, text: string, isRequired: boolean, today: string): InsuranceFault | null {
  if (text === '') return isRequired ? 'missing' : null;
  if (isDateField(name)) return dateFault(text, today);
  if (name.endsWith('Name')) return faultOfName(text);
  return readMembershipNumber(text) === null ? 'notANumber' : null;
}

function dateFault(text: string, today: string): InsuranceFault | null {
  if (readInsuranceDate(text, today) !== null) return null;
  if (readInsuranceDate(text, END_OF_TIME) !== null) return 'future';
  return SHORT_YEAR.test(text) ? 'shortYear' : 'notADate';
}

export function isDateField(name: InsuranceFieldName): boolean {
  return name.endsWith('DateOfBirth');
}
