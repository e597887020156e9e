import * as z from 'zod/mini';
import { creditHistoryQuestion, signUpStatus } from '../models/sign-up.ts';
import { CAPTCHA_QUERY } from './captcha.ts';
import { defineCall } from './define-call.ts';
import { captchaResponse, flag, secretText, textInput, id } from './fields.ts';
import { publicBase } from './recovery.ts';
import { enrollmentBase } from './sign-up.ts';

const wrapped = true;
const access = 'flow';

/**
 * "Credit card and questionnaire need the terms box ticked" (spec §5). Clients of the specification have no field for it and
 * send nothing before the box is ticked: left out, it is.
 */
const agreed = z._default(flag, true);

/** POST enrollment/VerificationMethod, step 3: chooses how a person proves who they are. The specification names no call for it. */
export const chooseVerificationMethod = defineCall({
  name: 'ChooseVerificationMethod',
  method: 'POST',
  path: `${enrollmentBase}/VerificationMethod`,
  summary: 'Chooses how to be verified.',
  access,
  wrapped,
  input: z.object({ verificationMethod: z.enum(['creditCard', 'questionBased', 'phone']) }),
  reply: signUpStatus,
  errors: ['outOfTurn'],
});

/** POST enrollment/AnotherWay: another method after a failure, or where a person cannot use the first one (decision 37). */
export const takeAnotherWay = defineCall({
  name: 'TakeAnotherWay',
  method: 'POST',
  path: `${enrollmentBase}/AnotherWay`,
  summary: 'Takes another way to be verified.',
  access,
  wrapped,
  input: z.object({ way: z.enum(['creditHistory', 'creditCard', 'activationCode']) }),
  reply: signUpStatus,
  errors: ['outOfTurn'],
});

/**
 * POST enrollment/CCVerification. The card is never stored or charged. `verificationFailed` (400) uses up a try and leads to the
 * failed page; `verifierUnavailable` (503) uses up none.
 */
export const verifyCard = defineCall({
  name: 'VerifyCard',
  method: 'POST',
  path: `${enrollmentBase}/CCVerification`,
  summary: 'Verifies somebody by a credit card.',
  access,
  wrapped,
  /** Expiry as M/YY or M/YYYY; `billingZip` of the address to which its bills go. The number alone is enough where the hospital's settings ask for no more. */
  input: z.object({
    ccNumber: secretText,
    expiry: z._default(textInput(20), ''),
    securityCode: z._default(textInput(10), ''),
    billingZip: z._default(textInput(20), ''),
    agreed,
  }),
  reply: signUpStatus,
  errors: ['outOfTurn', 'verificationFailed', 'verifierUnavailable'],
});

/**
 * GET enrollment/CreditQuestions. The same questions each time, until they are answered. `verificationFailed` (400): there are none
 * for this person, and a try is used up.
 */
export const getCreditQuestions = defineCall({
  name: 'GetCreditQuestions',
  method: 'GET',
  path: `${enrollmentBase}/CreditQuestions`,
  summary: 'Questions about the credit history.',
  access,
  wrapped,
  input: z.object({}),
  reply: z.object({ creditHistoryQuestions: z.array(creditHistoryQuestion) }),
  errors: ['outOfTurn', 'verificationFailed', 'verifierUnavailable', 'antiForgery'],
});

/** POST enrollment/CreditQuestions: every question with its answer, once. */
export const answerCreditQuestions = defineCall({
  name: 'AnswerCreditQuestions',
  method: 'POST',
  path: `${enrollmentBase}/CreditQuestions`,
  summary: 'Answers the questions about the credit history.',
  access,
  wrapped,
  input: z.object({ answers: z.array(z.object({ question: id, choice: id })).check(z.maxLength(20)), agreed }),
  reply: signUpStatus,
  errors: ['outOfTurn', 'verificationFailed', 'verifierUnavailable'],
});

/**
 * POST signup/lookup: whether a code can be sent to a phone. The answer is the same for every person who says that they are a
 * patient: a stranger sees four digits as well, and no code is sent.
 */
export const lookUpPhone = defineCall({
  name: 'LookUpPhone',
  method: 'POST',
  path: `${publicBase}/signup/lookup`,
  query: [CAPTCHA_QUERY],
  summary: 'Finds the phone on file.',
  access,
  wrapped,
  input: z.object({ [CAPTCHA_QUERY]: captchaResponse }),
  /** `mobilePhone` masked but for its last four digits; `token` for the two calls that follow. */
  reply: z.object({ found: z.boolean(), mobilePhone: z.nullable(z.string()), token: z.nullable(z.string()) }),
  errors: ['outOfTurn', 'captchaRefused'],
});

/**
 * POST signup/sendActivationCode: sends a code of six digits to the phone, which the person types in full (spec §5). The field is
 * refused when it does not end in the four digits that were shown; the answer does not tell whether the rest is right.
 */
export const sendActivationCode = defineCall({
  name: 'SendActivationCode',
  method: 'POST',
  path: `${publicBase}/signup/sendActivationCode`,
  summary: 'Sends a code to the phone on file.',
  access,
  wrapped,
  input: z.object({ token: id, mobilePhone: textInput(40) }),
  /** Seconds until another code can be sent. */
  reply: z.object({ resendIn: z.int() }),
  errors: ['outOfTurn'],
});

/** POST signup/validateVerificationCode: 404, 400 and 410 as spec §8 has them. */
export const validateVerificationCode = defineCall({
  name: 'ValidateVerificationCode',
  method: 'POST',
  path: `${publicBase}/signup/validateVerificationCode`,
  summary: 'Checks the code that was sent.',
  access,
  wrapped,
  input: z.object({ token: id, code: textInput(20) }),
  reply: signUpStatus,
  errors: ['outOfTurn', 'codeInvalid', 'codeUsed', 'codeExpired'],
});

/** POST enrollment/SelfActivation: a person who proved that they have the phone on file continues as its patient (spec §4). */
export const selfActivation = defineCall({
  name: 'SelfActivation',
  method: 'POST',
  path: `${enrollmentBase}/SelfActivation`,
  summary: 'Ties the sign-up to the patient whose phone was verified.',
  access,
  wrapped,
  input: z.object({}),
  reply: signUpStatus,
  errors: ['outOfTurn', 'patientHasAccount'],
});

/**
 * GET enrollment/ActivationCode: the address of the framed form that asks for a code by post. Takes that way where it is open
 * and not taken yet (spec §4: "fetch the code (returns a url), then go to the postal-mail page").
 */
export const getActivationCode = defineCall({
  name: 'GetActivationCode',
  method: 'GET',
  path: `${enrollmentBase}/ActivationCode`,
  summary: 'The form that asks for an activation code by post.',
  access,
  wrapped,
  input: z.object({}),
  reply: z.object({ url: z.string() }),
  errors: ['outOfTurn', 'antiForgery'],
});

/**
 * POST enrollment/ActivationCode: the framed form of a provider has accepted the request (`moveTo` of frame-messages). The portal's
 * own form tells the server itself: then this call is out of turn. The specification names no call for it.
 */
export const confirmPostalMail = defineCall({
  name: 'ConfirmPostalMail',
  method: 'POST',
  path: `${enrollmentBase}/ActivationCode`,
  summary: 'Ends a sign-up whose code a provider sends by post.',
  access,
  wrapped,
  input: z.object({}),
  reply: signUpStatus,
  errors: ['outOfTurn'],
});
