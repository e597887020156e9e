import * as z from 'zod/mini';
import { accountBase, guarded } from './account.ts';
import { defineCall } from './define-call.ts';
import { textInput, id } from './fields.ts';
import { webAuthnJson } from './two-step.ts';

const access = 'signedIn';
const wrapped = true;
const done = z.object({});

/** Codes for when every other way is lost. Shown once. */
const recoveryCodes = z.array(z.string());

/** POST Account/StartFactor: sends a code to the phone or mailbox, or answers with the secret of an authenticator app. */
export const startFactor = defineCall({
  name: 'StartFactor',
  method: 'POST',
  path: `${accountBase}/StartFactor`,
  beforeFactor: true,
  summary: 'Begins to add a second factor.',
  access,
  wrapped,
  input: z.object({
    kind: z.enum(['sms', 'email', 'authenticator']),
    /** The number as typed, for `sms`; e-mail goes to the address on file. */
    phone: z.optional(textInput(40)),
  }),
  reply: z.object({
    factorId: z.string(),
    /** Where the code went, masked; empty for an authenticator app. */
    sentTo: z.string(),
    /** For an authenticator app: the secret in base 32, the otpauth address, and that address as a QR code (SVG path in modules). */
    authenticator: z.nullable(
      z.object({ secret: z.string(), uri: z.string(), qr: z.object({ size: z.int(), path: z.string() }) }),
    ),
  }),
  errors: [...guarded, 'tooManyFactors'],
});

/** POST Account/ConfirmFactor: the first second factor also brings recovery codes. */
export const confirmFactor = defineCall({
  name: 'ConfirmFactor',
  method: 'POST',
  path: `${accountBase}/ConfirmFactor`,
  beforeFactor: true,
  summary: 'Adds a second factor by the code that proves it.',
  access,
  wrapped,
  input: z.object({ factorId: id, code: textInput(40) }),
  reply: z.object({ recoveryCodes: z.nullable(recoveryCodes) }),
  errors: [...guarded, 'unknownFactor', 'tooManyFactors', 'codeInvalid', 'codeUsed', 'codeExpired', 'loginLockout'],
});

/** POST Account/PasskeyOptions: what `navigator.credentials.create` takes. */
export const startPasskey = defineCall({
  name: 'StartPasskey',
  method: 'POST',
  path: `${accountBase}/PasskeyOptions`,
  beforeFactor: true,
  summary: 'Begins to add a passkey.',
  access,
  wrapped,
  input: z.object({}),
  reply: webAuthnJson,
  errors: [...guarded, 'tooManyFactors'],
});

/** POST Account/Passkey */
export const addPasskey = defineCall({
  name: 'AddPasskey',
  method: 'POST',
  path: `${accountBase}/Passkey`,
  beforeFactor: true,
  summary: 'Adds a passkey as a second factor.',
  access,
  wrapped,
  input: z.object({ credential: webAuthnJson, label: textInput(60) }),
  reply: z.object({ recoveryCodes: z.nullable(recoveryCodes) }),
  errors: [...guarded, 'passkeyRefused', 'tooManyFactors'],
});

/** POST Account/RemoveFactor: removing the last one turns two-step verification off and deletes the recovery codes. */
export const removeFactor = defineCall({
  name: 'RemoveFactor',
  method: 'POST',
  path: `${accountBase}/RemoveFactor`,
  summary: 'Removes a second factor.',
  access,
  wrapped,
  input: z.object({ factorId: id }),
  reply: done,
  errors: [...guarded, 'unknownFactor', 'secondStepDemanded'],
});

/** POST Account/RecoveryCodes: makes ten new codes; the old ones become invalid. */
export const renewRecoveryCodes = defineCall({
  name: 'RenewRecoveryCodes',
  method: 'POST',
  path: `${accountBase}/RecoveryCodes`,
  summary: 'Makes new recovery codes.',
  access,
  wrapped,
  input: z.object({}),
  reply: z.object({ recoveryCodes }),
  errors: [...guarded, 'unknownFactor'],
});
