import * as z from 'zod/mini';
import {
  accountCredentials,
  accountTerms,
  demographics,
  mobileNames,
  readTerms,
  signUpStatus,
  verificationMethods,
} from '../models/sign-up.ts';
import { defineCall } from './define-call.ts';
import { captchaResponse, flag, id, optionalChoice, optionalId, textInput } from './fields.ts';
import { privateBase } from './sign-in.ts';

/** Base of the calls of enrolment (spec §7). Only the browser's cookie tells which enrolment a call belongs to. */
export const enrollmentBase = `${privateBase}/enrollment`;

const wrapped = true;
const access = 'flow';

/** Within a partner's context: its name, and the token of the verified session that the browser keeps (spec §3, 'Partner'). */
export const partnerContext = { partner: optionalId, partnerToken: optionalId };

/** GET enrollment/Signup: where this browser stands; at the start where it has begun nothing. */
export const getSignup = defineCall({
  name: 'GetSignup',
  method: 'GET',
  path: `${enrollmentBase}/Signup`,
  summary: 'Where this browser stands in its sign-up.',
  wrapped,
  input: z.object({}),
  reply: signUpStatus,
});

/**
 * POST enrollment/Signup, step 1: begins a sign-up, or corrects the answer until a method is chosen. With a verification method it
 * chooses that one: at once where a method is to be chosen, else as soon as the person is known (spec §3, 'Verification').
 */
export const beginSignup = defineCall({
  name: 'BeginSignup',
  method: 'POST',
  path: `${enrollmentBase}/Signup`,
  summary: 'Begins a sign-up.',
  wrapped,
  input: z.object({
    stanfordPatient: flag,
    verificationMethod: optionalChoice(verificationMethods),
    captchaResponse,
    ...partnerContext,
  }),
  reply: signUpStatus,
  errors: ['outOfTurn', 'captchaRefused', 'partnerUnverified'],
});

/**
 * POST enrollment/Demographics, step 2. Answers alike whether the person is known or not. What it says of being a patient counts
 * where it differs from step 1.
 */
export const postDemographics = defineCall({
  name: 'PostDemographics',
  method: 'POST',
  path: `${enrollmentBase}/Demographics`,
  summary: 'Says who somebody is.',
  access,
  wrapped,
  input: demographics,
  reply: signUpStatus,
  errors: ['outOfTurn'],
});

/** POST enrollment/Cancel: from every step back to the start, and what was given is forgotten. The specification names no call. */
export const cancelSignup = defineCall({
  name: 'CancelSignup',
  method: 'POST',
  path: `${enrollmentBase}/Cancel`,
  summary: 'Gives a sign-up up.',
  wrapped,
  input: z.object({}),
  reply: signUpStatus,
});

/**
 * POST enrollment/PutOff: takes the sign-up out of this browser, which is back at the start, and mails a link that brings it back
 * (`resumeSignup`). Answers alike whether the mailbox gets the link or has had too many. The specification names no call.
 */
export const putOffSignup = defineCall({
  name: 'PutOffSignup',
  method: 'POST',
  path: `${enrollmentBase}/PutOff`,
  summary: 'Puts a sign-up off, and mails a link to go on with it.',
  access,
  wrapped,
  input: z.object({}),
  reply: signUpStatus,
  errors: ['outOfTurn'],
});

/**
 * POST enrollment/Resume: goes on in this browser with a sign-up that was put off, by the token of its link and the date of birth
 * that was given in it. A link that is unknown, used, expired or was tried too often reads alike. Refused as out of turn while
 * another sign-up is under way in this browser, unless it says that it takes that one's place.
 */
export const resumeSignup = defineCall({
  name: 'ResumeSignup',
  method: 'POST',
  path: `${enrollmentBase}/Resume`,
  summary: 'Goes on with a sign-up that was put off.',
  wrapped,
  input: z.object({
    token: id,
    /** Month, day and year, as 4/27/1986. */
    dateOfBirth: textInput(20),
    /** The sign-up that is under way in this browser is deleted. */
    replaces: flag,
    ...partnerContext,
  }),
  reply: signUpStatus,
  errors: ['outOfTurn', 'activationInvalid', 'wrongAnswer'],
});

/** POST enrollment/userLoginCredential, step 4: creates the account. It can sign in once the terms are accepted. */
export const postUserLoginCredential = defineCall({
  name: 'PostUserLoginCredential',
  method: 'POST',
  path: `${enrollmentBase}/userLoginCredential`,
  summary: 'Creates the account.',
  access,
  wrapped,
  input: accountCredentials,
  otherNames: mobileNames,
  reply: signUpStatus,
  errors: [
    'outOfTurn',
    'usernameTaken',
    'patientHasAccount',
    'accountNotCreated',
    'securityAnswerRefused',
    'passwordRefused',
  ],
});

/** GET enrollment/TermsCondition: the terms, for the last step of a sign-up and of an activation. */
export const getAccountTerms = defineCall({
  name: 'GetAccountTerms',
  method: 'GET',
  path: `${enrollmentBase}/TermsCondition`,
  summary: 'The terms of having an account.',
  wrapped,
  input: z.object({}),
  reply: accountTerms,
});

/** POST enrollment/TermsCondition, step 5: from here on the account can sign in. */
export const postSignupTerms = defineCall({
  name: 'PostSignupTerms',
  method: 'POST',
  path: `${enrollmentBase}/TermsCondition`,
  summary: 'Accepts the terms; the account is ready.',
  access,
  wrapped,
  input: z.object({ accepted: flag, termsVersion: readTerms }),
  reply: signUpStatus,
  errors: ['outOfTurn'],
});
