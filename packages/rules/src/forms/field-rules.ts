import { type AddressError, readAddressLine } from '../address.ts';
import { type DateOfBirthError, readDateOfBirth } from '../birth-date.ts';
import { readEmail } from '../email.ts';
import { type EnrolmentNameError, type NameRule, readEnrolmentName } from '../enrolment-name.ts';
import { readMedicalRecordNumber } from '../medical-record-number.ts';
import { type Phone, type PhoneError, readPhone, writePhone } from '../phone.ts';
import { readSocialSecurityNumber, type SocialSecurityNumberError } from '../social-security-number.ts';
import type { Rule } from './form.ts';

const asItIs = (value: string): string => value;

/** A rule of which only one thing can be said: that it is not one. */
export function plainRule<Context = unknown>(
  read: (input: string, context: Context) => string | null,
): Rule<string, 'invalid', Context> {
  return {
    read: (input, context) => {
      if (isBlank(input)) return { reason: 'empty' };
      const value = read(input, context);
      return value === null ? { reason: 'invalid' } : { value };
    },
    write: asItIs,
    reasons: ['invalid'],
    refusal: 'invalid',
  };
}

/** What names are read with. */
export interface NameConditions {
  readonly nameRule: NameRule;
}

export const enrolmentName: Rule<string, Exclude<EnrolmentNameError, 'empty'>, NameConditions> = {
  read: (input, { nameRule }) => {
    const read = readEnrolmentName(input, nameRule);
    return 'name' in read ? { value: read.name } : { reason: read.error };
  },
  write: asItIs,
  reasons: ['characters', 'length'],
  refusal: 'characters',
};

export const addressLine: Rule<string, Exclude<AddressError, 'empty'>> = {
  read: (input) => {
    const read = readAddressLine(input);
    return 'line' in read ? { value: read.line } : { reason: read.error };
  },
  write: asItIs,
  reasons: ['characters', 'length'],
  refusal: 'characters',
};

export const phone: Rule<Phone, PhoneError> = {
  read: (input) => {
    if (isBlank(input)) return { reason: 'empty' };
    const read = readPhone(input);
    return 'phone' in read ? { value: read.phone } : { reason: read.error };
  },
  write: writePhone,
  reasons: ['digits', 'characters', 'invalid'],
  refusal: 'invalid',
};

export const email = plainRule(readEmail);

export const medicalRecordNumber = plainRule(readMedicalRecordNumber);

export const socialSecurityNumber: Rule<string, SocialSecurityNumberError> = {
  read: (input) => {
    if (isBlank(input)) return { reason: 'empty' };
    const read = readSocialSecurityNumber(input);
    return 'number' in read ? { value: read.number } : { reason: read.error };
  },
  write: asItIs,
  reasons: ['format', 'impossible'],
  refusal: 'format',
};

/** An ISO date, from month, day and year; `today` is an ISO date too. */
export const dateOfBirth: Rule<string, DateOfBirthError, { readonly today: string }> = {
  read: (input, { today }) => {
    const read = readDateOfBirth(input, today);
    return 'date' in read ? { value: read.date } : { reason: read.error };
  },
  write: (date) => {
    const [year, month, day] = date.split('-').map(Number);
    return `${String(month)}/${String(day)}/${String(year)}`;
  },
  reasons: ['empty', 'incomplete', 'year', 'notADay', 'future', 'tooLongAgo'],
  refusal: 'empty',
};

function isBlank(input: string): boolean {
  return input.trim() === '';
}
