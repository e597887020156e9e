import * as z from 'zod/mini';
import { accountActivity } from '../models/account-activity.ts';
import { accountSecurity } from '../models/account.ts';
import { defineCall } from './define-call.ts';
import { numberInput, secretText, textInput, id } from './fields.ts';
import { privateBase } from './sign-in.ts';

/** Base of the calls about the signed-in person's account. */
export const accountBase = `${privateBase}/Account`;
const access = 'signedIn';
const wrapped = true;
const done = z.object({});
/** For changes of the account's security. `passwordNeeded`: call ConfirmPassword first, then the same call again. */
export const guarded = ['signInRequired', 'passwordNeeded'] as const;

/** GET Account/Security */
export const getAccountSecurity = defineCall({
  name: 'GetAccountSecurity',
  method: 'GET',
  path: `${accountBase}/Security`,
  summary: 'Password, second factors, devices and sessions of the account.',
  access,
  wrapped,
  input: z.object({}),
  reply: accountSecurity,
  errors: ['signInRequired'],
});

/**
 * GET Account/Activity: the newest, or those before. They are counted from the oldest, so that none is left out or told twice
 * while more are added.
 */
export const getAccountActivity = defineCall({
  name: 'GetAccountActivity',
  method: 'GET',
  path: `${accountBase}/Activity`,
  summary: 'Who looked at or changed the account, the newest first.',
  access,
  wrapped,
  /** `earlier` of the part before. Left out for the newest. */
  input: z.object({ before: z.optional(numberInput(9)) }),
  reply: accountActivity,
  errors: ['signInRequired'],
});

/** GET Account/Person: what the account knows of its person, to fill in papers that name the patient. */
export const getOwnPerson = defineCall({
  name: 'GetOwnPerson',
  method: 'GET',
  path: `${accountBase}/Person`,
  summary: "The person's name and date of birth, to fill in a form with.",
  access,
  wrapped,
  countsAsUse: false,
  input: z.object({}),
  reply: z.object({
    name: z.string(),
    /** ISO date. */
    birthDate: z.string(),
  }),
  errors: ['signInRequired'],
});

/** POST Account/Password: ends every other session, and tells the person by e-mail. */
export const changePassword = defineCall({
  name: 'ChangePassword',
  method: 'POST',
  path: `${accountBase}/Password`,
  summary: 'Changes the password.',
  access,
  wrapped,
  input: z.object({ currentPassword: secretText, password: secretText }),
  reply: done,
  errors: ['signInRequired', 'invalidLogin', 'loginLockout', 'passwordRefused'],
});

/** POST Account/SecurityQuestion */
export const changeSecurityQuestion = defineCall({
  name: 'ChangeSecurityQuestion',
  method: 'POST',
  path: `${accountBase}/SecurityQuestion`,
  summary: 'Changes the security question and its answer.',
  access,
  wrapped,
  input: z.object({ questionId: id, answer: textInput(200) }),
  reply: done,
  errors: [...guarded, 'securityAnswerRefused'],
});

/** POST Account/Export: everything that the account has, as JSON and as a FHIR R4 Bundle, each as text for a file. */
export const exportAccount = defineCall({
  name: 'ExportAccount',
  method: 'POST',
  path: `${accountBase}/Export`,
  beforeTerms: true,
  beforeFactor: true,
  summary: 'The data of the account, to take along.',
  access,
  wrapped,
  input: z.object({}),
  reply: z.object({ json: z.string(), fhir: z.string() }),
  errors: guarded,
});

/** POST Account/Close: `username` is typed, so that nobody closes an account by a slip. Signs out everywhere. */
export const closeAccount = defineCall({
  name: 'CloseAccount',
  method: 'POST',
  path: `${accountBase}/Close`,
  beforeTerms: true,
  beforeFactor: true,
  summary: 'Closes the account: it is erased some time after.',
  access,
  wrapped,
  input: z.object({ username: textInput(254) }),
  reply: done,
  errors: guarded,
});

/** POST Account/ForgetDevice: forgets one device, or all where none is named. A forgotten device is treated as unknown. */
export const forgetDevice = defineCall({
  name: 'ForgetDevice',
  method: 'POST',
  path: `${accountBase}/ForgetDevice`,
  summary: 'Forgets a device: the next sign-in on it takes every step.',
  access,
  wrapped,
  input: z.object({ deviceId: z.optional(id) }),
  reply: done,
  errors: ['signInRequired', 'unknownSession'],
});

/** POST Account/EndSession: ends one session, or all others where none is named. */
export const endSession = defineCall({
  name: 'EndSession',
  method: 'POST',
  path: `${accountBase}/EndSession`,
  summary: 'Signs a browser out.',
  access,
  wrapped,
  input: z.object({ sessionId: z.optional(id) }),
  reply: done,
  errors: ['signInRequired', 'unknownSession'],
});
