import * as z from 'zod/mini';
import { sessionTimes } from '../models/account.ts';
import { defineCall } from './define-call.ts';
import { id, secretText } from './fields.ts';
import { heldScopes } from './proxies.ts';
import { privateBase } from './sign-in.ts';

const access = 'signedIn';
const wrapped = true;

/** GET Session: who is signed in, and for how long. Asking does not count as use. */
export const getSession = defineCall({
  name: 'GetSession',
  method: 'GET',
  path: `${privateBase}/Session`,
  summary: 'Who is signed in, and when the session ends.',
  access,
  wrapped,
  countsAsUse: false,
  beforeTerms: true,
  beforeFactor: true,
  input: z.object({}),
  reply: z.object({
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** What the account may do beside what everyone may: `editestimates` (spec §6: "the security-point service"). */
    securityPoints: z.array(z.string()),
    /** The patient for whom the session acts; null for the person's own. `hasEnded`: the access was taken back meanwhile. */
    actingFor: z.nullable(
      z.object({ proxyId: z.string(), name: z.string(), scopes: z.array(z.enum(heldScopes)), hasEnded: z.boolean() }),
    ),
    admittedTo: z.nullable(z.enum(['emergencyRoom', 'inpatient'])),
    /** The terms of having an account have changed: until they are accepted, other calls are refused (termsRequired). */
    termsDue: z.boolean(),
    /** The second step that the hospital demands of this account; null if it does not, or the account has one. */
    secondStep: z.nullable(
      z.object({
        /** ISO date from which the account cannot be entered without; */
        from: z.string(),
        /** until it is set up, other calls are refused (secondStepRequired). */
        due: z.boolean(),
        /** It may be the account's mailbox. */
        byEmail: z.boolean(),
      }),
    ),
    times: sessionTimes,
  }),
  errors: ['signInRequired'],
});

/** POST Session/Extend: counts as use, and does nothing else (spec §4: "While a suspension flag is set the session is extended"). */
export const extendSession = defineCall({
  name: 'ExtendSession',
  method: 'POST',
  path: `${privateBase}/Session/Extend`,
  summary: 'Keeps the session from ending for want of use.',
  access,
  wrapped,
  beforeTerms: true,
  beforeFactor: true,
  input: z.object({}),
  reply: sessionTimes,
  errors: ['signInRequired'],
});

/** POST Session/ConfirmPassword: what a change of the account's security asks for when the sign-in is a while ago. */
export const confirmPassword = defineCall({
  name: 'ConfirmPassword',
  method: 'POST',
  path: `${privateBase}/Session/ConfirmPassword`,
  beforeTerms: true,
  beforeFactor: true,
  summary: 'Confirms that the person at the browser knows the password.',
  access,
  wrapped,
  input: z.object({ password: secretText }),
  reply: z.object({}),
  errors: ['signInRequired', 'invalidLogin', 'loginLockout'],
});

/** POST AccountTerms: accepts the terms of having an account in the version that was read (`enrollment/TermsCondition` has them). */
export const acceptAccountTerms = defineCall({
  name: 'AcceptAccountTerms',
  method: 'POST',
  path: `${privateBase}/AccountTerms`,
  summary: 'Accepts the terms of having an account, which have changed.',
  access,
  wrapped,
  beforeTerms: true,
  beforeFactor: true,
  input: z.object({ version: id }),
  reply: z.object({}),
  errors: ['signInRequired', 'outOfTurn'],
});
