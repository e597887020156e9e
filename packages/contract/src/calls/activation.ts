import * as z from 'zod/mini';
import { activationStatus, smsActivationStatus } from '../models/activation.ts';
import { accountCredentials, mobileAccountCredentials, mobileNames, readTerms } from '../models/sign-up.ts';
import { defineCall } from './define-call.ts';
import { flag, textInput } from './fields.ts';
import { partnerContext } from './sign-up.ts';
import { privateBase } from './sign-in.ts';

const wrapped = true;
const access = 'flow';
const base = `${privateBase}/Activation`;

/** What keeps an account from being created on activation (spec §8). */
const accountErrors = [
  'usernameTaken',
  'accountNotCreated',
  'patientHasAccount',
  'securityAnswerRefused',
  'passwordRefused',
] as const;

/** 1010 has a text of its own for activation and mobile (spec §8). */
const errorMessages = { usernameTaken: 'This MyHealth ID is already in use.' } as const;

/** GET Activation: the status of this browser's activation by access code. The specification names no call for it. */
export const getActivation = defineCall({
  name: 'GetActivation',
  method: 'GET',
  path: base,
  summary: 'Where this browser stands in its activation.',
  wrapped,
  input: z.object({}),
  reply: activationStatus,
});

/** POST Activation/Lookup, step 1. The answer does not tell which of code, number and date of birth is wrong. It starts over from any step. */
export const lookUpActivation = defineCall({
  name: 'LookUpActivation',
  method: 'POST',
  path: `${base}/Lookup`,
  summary: 'Begins an activation by access code.',
  wrapped,
  input: z.object({
    /** Groups of five with hyphens or without. */
    accessCode: textInput(60),
    medicalRecordNumber: textInput(40),
    /** Month, day and year, as 4/27/1986. */
    dateOfBirth: textInput(20),
    ...partnerContext,
  }),
  reply: activationStatus,
  errors: ['activationRefused', 'accessCodeExpired', 'partnerUnverified', 'outOfTurn'],
});

/** POST Activation/UserLoginCredentials, step 2: creates the account. It can sign in once the terms are accepted. */
export const postActivationCredentials = defineCall({
  name: 'PostActivationCredentials',
  method: 'POST',
  path: `${base}/UserLoginCredentials`,
  summary: 'Creates the account.',
  access,
  wrapped,
  input: accountCredentials,
  otherNames: mobileNames,
  reply: activationStatus,
  errors: ['outOfTurn', 'activationEnded', ...accountErrors],
  errorMessages,
});

/** POST Activation/TermsCondition, step 3. */
export const postActivationTerms = defineCall({
  name: 'PostActivationTerms',
  method: 'POST',
  path: `${base}/TermsCondition`,
  summary: 'Accepts the terms; the account is ready.',
  access,
  wrapped,
  input: z.object({ username: textInput(254), accepted: flag, termsVersion: readTerms }),
  reply: activationStatus,
  errors: ['outOfTurn', 'activationEnded'],
});

/** POST Activation/Cancel: cancels an activation; its code stays valid. */
export const cancelActivation = defineCall({
  name: 'CancelActivation',
  method: 'POST',
  path: `${base}/Cancel`,
  summary: 'Gives an activation up.',
  wrapped,
  input: z.object({}),
  reply: activationStatus,
});

/** GET Activation/Mobile: the status of this browser's activation by text message. The specification names no call for it. */
export const getMobileActivation = defineCall({
  name: 'GetMobileActivation',
  method: 'GET',
  path: '/Activation/Mobile',
  summary: 'Where this browser stands in its activation by text message.',
  wrapped,
  input: z.object({}),
  reply: smsActivationStatus,
});

/** POST Activation/MobileLookup. 404 with 1007: the link does not work. It starts over from any step. */
export const lookUpMobileActivation = defineCall({
  name: 'LookUpMobileActivation',
  method: 'POST',
  path: '/Activation/MobileLookup',
  summary: 'Begins an activation by the link of a text message.',
  wrapped,
  input: z.object({
    activationToken: textInput(200),
    monthOfBirth: textInput(20),
    dayOfBirth: textInput(10),
    yearOfBirth: textInput(10),
    zipCode: textInput(20),
  }),
  reply: smsActivationStatus,
  errors: ['activationRefused', 'activationInvalid', 'outOfTurn'],
});

/** POST Activation/MobileActivateAccount: both steps at once, since the first is kept by the page (spec §4). Sending it accepts the terms. */
export const activateMobileAccount = defineCall({
  name: 'ActivateMobileAccount',
  method: 'POST',
  path: '/Activation/MobileActivateAccount',
  summary: 'Creates the account; it is ready.',
  access,
  wrapped,
  input: mobileAccountCredentials,
  otherNames: Object.fromEntries(Object.entries(mobileNames).map(([name, mobile]) => [mobile, name])),
  reply: smsActivationStatus,
  errors: ['outOfTurn', 'activationInvalid', ...accountErrors],
  errorMessages,
});
