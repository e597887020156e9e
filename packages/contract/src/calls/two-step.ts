import * as z from 'zod/mini';
import { factor } from '../models/account.ts';
import { defineCall } from './define-call.ts';
import { flag, optionalId, textInput, id } from './fields.ts';
import { privateBase, signInOutcome } from './sign-in.ts';

const base = `${privateBase}/TwoStep`;

/** A WebAuthn object, made and read by the library of either side. */
export const webAuthnJson = z.looseObject({});

/** GET TwoStep: the ways to take the second step of the sign-in that this browser has begun. */
export const getTwoStep = defineCall({
  name: 'GetTwoStep',
  method: 'GET',
  path: base,
  summary: 'The ways to take the second step.',
  access: 'flow',
  wrapped: true,
  input: z.object({}),
  reply: z.object({
    /** The one used last comes first. */
    factors: z.array(factor),
    /** Days for which a device is remembered. */
    rememberDays: z.int(),
    /** Seconds until the sign-in must start over. */
    expiresIn: z.int(),
  }),
  errors: ['signInExpired', 'loginLockout'],
});

/** POST TwoStep/SendCode: sends a new code by SMS or e-mail; the earlier code becomes invalid. */
export const sendTwoStepCode = defineCall({
  name: 'SendTwoStepCode',
  method: 'POST',
  path: `${base}/SendCode`,
  summary: 'Sends a code of six digits.',
  access: 'flow',
  wrapped: true,
  input: z.object({ factorId: id }),
  reply: z.object({
    /** Seconds for which the code is valid. */
    expiresIn: z.int(),
    /** Seconds until another code can be requested. */
    resendIn: z.int(),
    /** How many more codes can be requested. */
    sendsLeft: z.int(),
  }),
  errors: ['signInExpired', 'unknownFactor', 'loginLockout'],
});

/** The fields that remember a device, in every call that can complete a sign-in. */
const remembering = { rememberDevice: flag, deviceId: optionalId };

/** POST TwoStep/Verify: a code from a message, from an authenticator app, or from the list of recovery codes. */
export const verifyTwoStepCode = defineCall({
  name: 'VerifyTwoStepCode',
  method: 'POST',
  path: `${base}/Verify`,
  summary: 'Completes a sign-in by a code.',
  access: 'flow',
  wrapped: true,
  input: z.object({ factorId: id, code: textInput(40), ...remembering }),
  reply: signInOutcome,
  errors: [
    'signInExpired',
    'unknownFactor',
    'codeInvalid',
    'codeUsed',
    'codeExpired',
    'loginLockout',
    'loginSuspended',
  ],
});

/** POST TwoStep/PasskeyChallenge: what `navigator.credentials.get` takes. */
export const challengeTwoStepPasskey = defineCall({
  name: 'ChallengeTwoStepPasskey',
  method: 'POST',
  path: `${base}/PasskeyChallenge`,
  summary: 'A challenge for the passkeys of the account.',
  access: 'flow',
  wrapped: true,
  input: z.object({}),
  reply: webAuthnJson,
  errors: ['signInExpired', 'unknownFactor', 'loginLockout'],
});

/** POST TwoStep/VerifyPasskey */
export const verifyTwoStepPasskey = defineCall({
  name: 'VerifyTwoStepPasskey',
  method: 'POST',
  path: `${base}/VerifyPasskey`,
  summary: 'Completes a sign-in by a passkey.',
  access: 'flow',
  wrapped: true,
  input: z.object({ credential: webAuthnJson, ...remembering }),
  reply: signInOutcome,
  errors: ['signInExpired', 'passkeyRefused', 'loginLockout', 'loginSuspended'],
});
