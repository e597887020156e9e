import * as z from 'zod/mini';
import { accountBase, guarded } from './account.ts';
import { defineCall } from './define-call.ts';
import { id, textInput } from './fields.ts';
import { privateBase } from './sign-in.ts';

const access = 'signedIn';
const wrapped = true;
const done = z.object({});

/**
 * POST Email/Confirm: the link that was mailed to an account's address. It signs nobody in and names nobody. A second time it
 * succeeds without a change. An unknown link, an expired one, and one of an address that is no longer the account's read alike.
 * The specification names no call for it.
 */
export const confirmEmailAddress = defineCall({
  name: 'ConfirmEmailAddress',
  method: 'POST',
  path: `${privateBase}/Email/Confirm`,
  summary: 'Confirms the e-mail address of an account by the link that was mailed there.',
  wrapped,
  input: z.object({ token: id }),
  reply: done,
  errors: ['emailLinkInvalid'],
});

/** POST Account/EmailLink: sends nothing if the address is confirmed. */
export const sendEmailLink = defineCall({
  name: 'SendEmailLink',
  method: 'POST',
  path: `${accountBase}/EmailLink`,
  summary: "Mails the link once more that confirms the account's address.",
  access,
  wrapped,
  input: z.object({}),
  reply: done,
  errors: ['signInRequired'],
});

/** POST Account/Email: the new address is to be confirmed, and the one before is told. */
export const changeEmail = defineCall({
  name: 'ChangeEmail',
  method: 'POST',
  path: `${accountBase}/Email`,
  summary: "Changes the account's e-mail address.",
  access,
  wrapped,
  input: z.object({ email: textInput(254) }),
  reply: done,
  errors: guarded,
});
