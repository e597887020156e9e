import { type AddressFault, readAddressLine } from '../address.ts';
import { type DateOfBirthFault, readDateOfBirth } from '../birth-date.ts';
import { readEmail } from '../email.ts';
import { type EnrolmentNameFault, readEnrolmentName } from '../enrolment-name.ts';
import { readMedicalRecordNumber } from '../medical-record-number.ts';
import { type Phone, type PhoneFault, readPhone, writePhone } from '../phone.ts';
import { readSocialSecurityNumber, type SocialSecurityNumberFault } from '../social-security-number.ts';
import type { Rule } from './form.ts';

const asItIs = (value: string): string => value;

/** A rule of which only one thing can be said: that it is not one. */
export function plainRule<Context = unknown>(
  read: (typed: string, context: Context) => string | null,
): Rule<string, 'invalid', Context> {
  return {
    read: (typed, context) => {
      if (isBlank(typed)) return { reason: 'empty' };
      const value = read(typed, context);
      return value === null ? { reason: 'invalid' } : { value };
    },
    write: asItIs,
    reasons: ['invalid'],
    refusal: 'invalid',
  };
}

export const enrolmentName: Rule<string, Exclude<EnrolmentNameFault, 'empty'>> = {
  read: (typed) => {
    const read = readEnrolmentName(typed);
    return 'name' in read ? { value: read.name } : { reason: read.fault };
  },
  write: asItIs,
  reasons: ['characters', 'length'],
  refusal: 'characters',
};

export const addressLine: Rule<string, Exclude<AddressFault, 'empty'>> = {
  read: (typed) => {
    const read = readAddressLine(typed);
    return 'line' in read ? { value: read.line } : { reason: read.fault };
  },
  write: asItIs,
  reasons: ['characters', 'length'],
  refusal: 'characters',
};

export const phone: Rule<Phone, PhoneFault> = {
  read: (typed) => {
    if (isBlank(typed)) return { reason: 'empty' };
    const read = readPhone(typed);
    return 'phone' in read ? { value: read.phone } : { reason: read.fault };
  },
  write: writePhone,
  reasons: ['digits', 'characters', 'invalid'],
  refusal: 'invalid',
};

export const email = plainRule(readEmail);

export const medicalRecordNumber = plainRule(readMedicalRecordNumber);

export const socialSecurityNumber: Rule<string, SocialSecurityNumberFault> = {
  read: (typed) => {
    if (isBlank(typed)) return { reason: 'empty' };
    const read = readSocialSecurityNumber(typed);
    return 'number' in read ? { value: read.number } : { reason: read.fault };
  },
  write: asItIs,
  reasons: ['format', 'impossible'],
  refusal: 'format',
};

/** An ISO date, from month, day and year; `today` is an ISO date too. */
export const dateOfBirth: Rule<string, DateOfBirthFault, { readonly today: string }> = {
  read: (typed, { today }) => {
    const read = readDateOfBirth(typed, today);
    return 'date' in read ? { value: read.date } : { reason: read.fault };
  },
  write: (date) => {
    const [year, month, day] = date.split('-').map(Number);
    return `${String(month)}/${String(day)}/${String(year)}`;
  },
  reasons: ['empty', 'incomplete', 'year', 'notADay', 'future', 'tooLongAgo'],
  refusal: 'empty',
};

function isBlank(typed: string): boolean {
  return typed.trim() === '';
}
