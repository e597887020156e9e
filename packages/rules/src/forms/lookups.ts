import { readAccessCode } from '../access-code.ts';
import { readPostalCodeOfAnyCountry } from '../address.ts';
import { canBeName } from '../name.ts';
import { readUsername } from '../username.ts';
import { dateOfBirth, medicalRecordNumber, plainRule } from './field-rules.ts';
import { type Form, required } from './form.ts';

/** What people are looked up with. */
export interface LookupContext {
  /** ISO date. */
  readonly today: string;
}

/** People are found by the letters of their names alone. */
const nameToFind = plainRule((input) => (canBeName(input) ? input.trim() : null));

/** Compared with the code on file, whatever the country. */
const codeOnFile = plainRule((input) => (/[\p{L}\p{N}]/u.test(input) ? input : null));

const birthDateAndZip = {
  dateOfBirth: required(20, dateOfBirth),
  zip: required(20, plainRule(readPostalCodeOfAnyCountry)),
};

/** Whose password is to be recovered (spec §3, §5). */
export const passwordRecoveryForm = {
  userName: required(254, plainRule(readUsername)),
  ...birthDateAndZip,
} satisfies Form<LookupContext>;

/** Whose username is to be recovered (spec §3, §5). */
export const usernameRecoveryForm = {
  firstName: required(100, nameToFind),
  lastName: required(100, nameToFind),
  ...birthDateAndZip,
} satisfies Form<LookupContext>;

/** An activation by the code of a letter (spec §3, §5: "lookup form must be valid"). */
export const activationLookupForm = {
  accessCode: required(60, plainRule(readAccessCode)),
  /** Or the reference number of the letter. */
  medicalRecordNumber: required(40, medicalRecordNumber),
  dateOfBirth: required(20, dateOfBirth),
} satisfies Form<LookupContext>;

/** An activation by the link of a text message (spec §3: "monthOfBirth, dayOfBirth, yearOfBirth, zipCode"). */
export const smsLookupForm = {
  dateOfBirth: required(20, dateOfBirth),
  zipCode: required(20, codeOnFile),
} satisfies Form<LookupContext>;
