import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { captchaResponse, flag, optionalId, secretText, textInput, id } from './fields.ts';

/** Base of the calls that need no session (spec §7, 'orion public prefix'). */
export const publicBase = '/orion/public/ajax/v1';

const wrapped = true;
/** Year, month and day, as 1986/04/27 (spec §3); hyphens are taken as well. */
const dateOfBirth = textInput(20);
/** As MyHealthLogin has it: a lock of this device holds here as well, and one of strangers elsewhere does not. */
const deviceId = optionalId;
/** The specification names this field and none of its values (§3), so nothing depends on it: the ticket says what it is for. */
const ticketType = z.optional(textInput(40));
/** The address on file is outside the United States, where `zip` is any postal code, or a hyphen for none. */
const isAbroad = flag;
const done = z.object({});

/**
 * POST resetpassword, step 1: who it is. The answer is the same for everybody: a ticket for step 2 and a security question,
 * which for an unknown person is chosen as if there were one. After many tries of strangers `captchaRefused` asks for the
 * answer to a challenge of the form `recovery`.
 */
export const resetPassword = defineCall({
  name: 'ResetPassword',
  method: 'POST',
  path: `${publicBase}/resetpassword`,
  summary: 'Begins the recovery of a password.',
  wrapped,
  input: z.object({ userName: textInput(254), dateOfBirth, zip: textInput(20), isAbroad, deviceId, captchaResponse }),
  reply: z.object({ ticket: z.string(), securityQuestion: z.string() }),
  errors: ['captchaRefused', 'loginLockout'],
});

/** POST resetpassword/sendresetlink, step 2 by e-mail. Succeeds whether or not there is anybody to send it to. */
export const sendResetLink = defineCall({
  name: 'SendResetLink',
  method: 'POST',
  path: `${publicBase}/resetpassword/sendresetlink`,
  summary: 'Mails a link to the address on file.',
  access: 'flow',
  wrapped,
  input: z.object({ id: id, ticketType }),
  reply: done,
  errors: ['ticketInvalid'],
});

/** POST resetpassword/verifyanswer, step 2 by the security question. From a right answer on, the same ticket is good for step 3. */
export const verifyAnswer = defineCall({
  name: 'VerifyAnswer',
  method: 'POST',
  path: `${publicBase}/resetpassword/verifyanswer`,
  summary: 'Checks the answer to the security question.',
  access: 'flow',
  wrapped,
  input: z.object({ ticket: id, securityAnswer: textInput(200) }),
  reply: z.object({ ticket: z.string() }),
  errors: ['ticketInvalid', 'wrongAnswer', 'loginLockout'],
});

/** POST resetpassword/checkticket: whether a mailed link still works, before a password is typed. Does not spend it. */
export const checkResetTicket = defineCall({
  name: 'CheckResetTicket',
  method: 'POST',
  path: `${publicBase}/resetpassword/checkticket`,
  summary: 'Tells whether a reset link still works.',
  access: 'flow',
  wrapped,
  input: z.object({ ticket: id, deviceId }),
  reply: done,
  errors: ['ticketInvalid', 'loginLockout'],
});

/**
 * POST resetpassword/ticketupdatepassword, step 3: sets the password and ends every session of the account. The client then
 * signs in with it by MyHealthLogin, the one way to a session, through the second step where there is one.
 */
export const ticketUpdatePassword = defineCall({
  name: 'TicketUpdatePassword',
  method: 'POST',
  path: `${publicBase}/resetpassword/ticketupdatepassword`,
  summary: 'Sets a new password by a ticket, once.',
  access: 'flow',
  wrapped,
  input: z.object({ password: secretText, ticket: id, userName: z.optional(textInput(254)), deviceId }),
  reply: z.object({
    /** Empty where a mailed link was opened in another browser than the one that asked for it, which did not name it either. */
    userName: z.string(),
  }),
  errors: ['ticketInvalid', 'passwordRefused', 'loginLockout'],
});

/**
 * POST forgotuserid/verifycredential, step 1. As above, the answer does not tell whether the person is known: for an unknown person,
 * the phones and the offer of e-mail are made up, the same each time.
 */
export const verifyCredential = defineCall({
  name: 'VerifyCredential',
  method: 'POST',
  path: `${publicBase}/forgotuserid/verifycredential`,
  summary: 'Begins the recovery of a username.',
  wrapped,
  input: z.object({
    firstName: textInput(100),
    lastName: textInput(100),
    dateOfBirth,
    zip: textInput(20),
    isAbroad,
    captchaResponse,
  }),
  reply: z.object({
    ticket: z.string(),
    /** Masked but for the last four digits, which are the `suffix` to send to. */
    phoneList: z.array(z.object({ suffix: z.string(), masked: z.string() })),
    canSendEmail: z.boolean(),
  }),
  errors: ['captchaRefused', 'loginLockout'],
});

/** POST forgotuserid/sendbyemail, step 2. */
export const sendReminderByEmail = defineCall({
  name: 'SendReminderByEmail',
  method: 'POST',
  path: `${publicBase}/forgotuserid/sendbyemail`,
  summary: 'Mails the username to the address on file.',
  access: 'flow',
  wrapped,
  input: z.object({ id: id, ticketType }),
  reply: done,
  errors: ['ticketInvalid'],
});

/** POST forgotuserid/sendbysms, step 2. */
export const sendReminderBySms = defineCall({
  name: 'SendReminderBySms',
  method: 'POST',
  path: `${publicBase}/forgotuserid/sendbysms`,
  summary: 'Sends the username to a phone on file.',
  access: 'flow',
  wrapped,
  input: z.object({ ticket: id, suffix: textInput(4) }),
  reply: done,
  errors: ['ticketInvalid'],
});
