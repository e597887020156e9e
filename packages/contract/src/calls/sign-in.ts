import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { captchaResponse, flag, optionalId, secretText, textInput } from './fields.ts';
import type { Plain } from '../wire/names.ts';

/** Base of the signed-in app's calls (spec §7). */
export const privateBase = '/Private/Ajax/V1';

/** Where to go after a step of signing in (spec §2, 'Sign-in outcomes'). */
export const signInOutcome = z.object({
  action: z.enum(['twoStepVerification', 'private', 'emergencyRoom', 'inpatient']),
  twoFactorRequired: z.boolean(),
  emergencyRoomAdmitted: z.boolean(),
});

export type SignInOutcome = Plain<z.infer<typeof signInOutcome>>;

/**
 * POST MyHealthLogin. Refusals carry the login form's state: `invalidLogin` with `numRemainingLogin`; `loginLockout` with
 * `lockedFor`; `loginSuspended`, only after the right password. Unknown usernames get the same answers.
 */
export const myHealthLogin = defineCall({
  name: 'MyHealthLogin',
  method: 'POST',
  path: `${privateBase}/MyHealthLogin`,
  summary: 'Signs in by username and password.',
  wrapped: true,
  input: z.object({
    username: textInput(254),
    password: secretText,
    /** Made once by the browser and kept there; a browser that has signed in before is not locked out by strangers. */
    deviceId: optionalId,
    /** To a challenge of the form `signIn`, once `captchaRefused` has asked for it: after many wrong tries of strangers. */
    captchaResponse,
  }),
  reply: signInOutcome,
  errors: ['captchaRefused', 'invalidLogin', 'loginLockout', 'loginSuspended'],
});

/** Whether a session was in fact ended: only then the 'Log Out Successful' modal shows (design). */
const loggedOut = z.object({
  ended: z.boolean(),
  /** Apps that somebody has signed in to with the session, which goes on for that reason. */
  usedBy: z.array(z.string()),
  /** The identity provider by which the session was begun, where one can sign out there as well: that is offered, and not done. */
  elsewhere: z.optional(z.object({ provider: z.string(), name: z.string() })),
});

/** POST Authentication/logOut: what the start of the signed-out app calls (spec §7; the path is ours). */
export const logOut = defineCall({
  name: 'LogOut',
  method: 'POST',
  path: `${privateBase}/Authentication/logOut`,
  summary: 'Ends the session of this browser, if it has one.',
  wrapped: true,
  input: z.object({
    /** The page does it as it opens, and nobody has asked for it: a session that apps use goes on (docs/decisions/0168). */
    atStart: flag,
  }),
  reply: loggedOut,
});

/** GET MyHealthLogin/Logout: the same by a link. Refused when another site asks for it. */
export const logOutByLink = defineCall({
  name: 'LogOutByLink',
  method: 'GET',
  path: `${privateBase}/MyHealthLogin/Logout`,
  summary: 'Ends the session of this browser, if it has one.',
  wrapped: true,
  input: z.object({}),
  reply: loggedOut,
  errors: ['antiForgery'],
});
