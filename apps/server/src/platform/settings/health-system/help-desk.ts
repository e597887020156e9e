import { defaultLanguage, languages } from '@portico/contract';
import * as z from 'zod';
import { email } from '../words.ts';

/** Who is told of messages to the help desk. */
export const helpDesk = z.strictObject({
  email,
  /** Of the staff who read the mail. */
  language: z.enum(languages).default(defaultLanguage),
  /** Whether the mail has the message itself, or its reference number alone (docs/decisions/0051). */
  mailsMessage: z.boolean().default(false),
});
