import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { textInput } from './fields.ts';
import { privateBase } from './sign-in.ts';

/**
 * POST RecordNotice/Freeze: "this was not me". Freezes the account that opens a patient's record, by the code of a notice that
 * went to what is on file. It works again while the account stays frozen. An unknown code, an expired one, and one whose account
 * no longer opens the record or was opened again by staff read alike. The specification names no call for it.
 */
export const freezeAccount = defineCall({
  name: 'FreezeAccount',
  method: 'POST',
  path: `${privateBase}/RecordNotice/Freeze`,
  summary: 'Freezes an account that somebody else has set up for a patient.',
  wrapped: true,
  input: z.object({
    /** Groups of five with hyphens or without. */
    noticeCode: textInput(60),
  }),
  reply: z.object({}),
  errors: ['noticeInvalid'],
});
