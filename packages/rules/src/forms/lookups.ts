import { readAccessCode } from '../access-code.ts';
import { readPostalCode, readPostalCodeAbroad } from '../address.ts';
import { readUsername } from '../username.ts';
import { dateOfBirth, enrolmentName, medicalRecordNumber, type NameConditions, plainRule } from './field-rules.ts';
import { type Form, required } from './form.ts';

/** What people are looked up with. */
export interface LookupContext {
  /** ISO date. */
  readonly today: string;
}

/** What people are looked up with who say where they live. */
export interface HomeContext extends LookupContext {
  /** The address on file is outside the United States. */
  readonly isAbroad: boolean;
}

/** Compared with the code on file, whatever the country. */
const codeOnFile = plainRule((input) => (/[\p{L}\p{N}]/u.test(input) ? input : null));

const birthDateAndZip = {
  dateOfBirth: required(20, dateOfBirth),
  zip: required(
    20,
    plainRule((input, { isAbroad }: HomeContext) =>
      isAbroad ? readPostalCodeAbroad(input) : readPostalCode(input, 'US'),
    ),
  ),
};

/** Whose password is to be recovered (spec §3, §5). */
export const passwordRecoveryForm = {
  userName: required(254, plainRule(readUsername)),
  ...birthDateAndZip,
} satisfies Form<HomeContext>;

/** Whose username is to be recovered (spec §3, §5). */
export const usernameRecoveryForm = {
  firstName: required(100, enrolmentName),
  lastName: required(100, enrolmentName),
  ...birthDateAndZip,
} satisfies Form<HomeContext & NameConditions>;

/** An activation by the code of a letter (spec §3, §5: "lookup form must be valid"). */
export const activationLookupForm = {
  accessCode: required(60, plainRule(readAccessCode)),
  /** Or the reference number of the letter. */
  medicalRecordNumber: required(40, medicalRecordNumber),
  dateOfBirth: required(20, dateOfBirth),
} satisfies Form<LookupContext>;

/** Going on with a sign-up by its mailed link: the date of birth that was given in it (issue 12, point 11). */
export const resumeSignUpForm = {
  dateOfBirth: required(20, dateOfBirth),
} satisfies Form<LookupContext>;

/** "This was not me": the code of a notice (issue 12, point 6). */
export const recordNoticeForm = {
  noticeCode: required(60, plainRule(readAccessCode)),
} satisfies Form<unknown>;

/** An activation by the link of a text message (spec §3: "monthOfBirth, dayOfBirth, yearOfBirth, zipCode"). */
export const smsLookupForm = {
  dateOfBirth: required(20, dateOfBirth),
  zipCode: required(20, codeOnFile),
} satisfies Form<LookupContext>;
