import * as z from 'zod/mini';
import { accountBase, guarded } from './account.ts';
import { defineCall } from './define-call.ts';
import { id, optionalId } from './fields.ts';
import { privateBase, signInOutcome } from './sign-in.ts';

const wrapped = true;

/**
 * POST Identity/SignIn: signs in to the account to which an identity provider has led this browser. The ticket comes with the page
 * that it comes back to. What follows is as after a password: the second step, where the account has one.
 */
export const signInByIdentity = defineCall({
  name: 'SignInByIdentity',
  method: 'POST',
  path: `${privateBase}/Identity/SignIn`,
  summary: 'Signs in by an account that a person has elsewhere.',
  access: 'flow',
  wrapped,
  /** `deviceId` as MyHealthLogin has it. */
  input: z.object({ ticket: id, deviceId: optionalId }),
  reply: signInOutcome,
  errors: ['ticketInvalid', 'loginSuspended'],
});

/** POST Account/Identity: where to send the browser, to link an account that its owner has at an identity provider. */
export const beginIdentityLink = defineCall({
  name: 'BeginIdentityLink',
  method: 'POST',
  path: `${accountBase}/Identity`,
  summary: 'Begins to link an account that a person has elsewhere.',
  access: 'signedIn',
  wrapped,
  input: z.object({ provider: id }),
  reply: z.object({ address: z.string() }),
  errors: [...guarded, 'notFound', 'verifierUnavailable'],
});

/** POST Account/UnlinkIdentity: from then on it signs nobody in to this account. */
export const unlinkIdentity = defineCall({
  name: 'UnlinkIdentity',
  method: 'POST',
  path: `${accountBase}/UnlinkIdentity`,
  summary: 'Unlinks an account that a person has elsewhere.',
  access: 'signedIn',
  wrapped,
  input: z.object({ provider: id }),
  reply: z.object({}),
  errors: guarded,
});
