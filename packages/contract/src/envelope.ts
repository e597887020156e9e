import { passwordFaults } from '@portico/rules';
import * as z from 'zod/mini';

/** `meta.code` equals the HTTP status; `fields` names what to correct and never repeats what was sent. */
export const replyMeta = z.object({
  code: z.int(),
  errorCode: z.optional(z.int()),
  errorMessage: z.optional(z.string()),
  fields: z.optional(z.array(z.string())),
});

/** What a refused sign-in, password or security answer says besides its code (spec §3, 'Login state flags'). */
export const refusalDetails = z.object({
  /** Which of the login form's states to show. */
  action: z.optional(z.enum(['invalidLogin', 'loginLockout', 'loginSuspended'])),
  /** Tries that are left before the lock. */
  numRemainingLogin: z.optional(z.int()),
  /** Seconds until the lock ends. */
  lockedFor: z.optional(z.int()),
  /** Whether resetting the password lifts the suspension. */
  canReset: z.optional(z.boolean()),
  /** What is wrong with the password that was chosen (spec §5). */
  passwordFaults: z.optional(z.array(z.enum(passwordFaults))),
  /** What is wrong with the security answer that was chosen (spec §8, 1008), or with a ticket (1003), in the visitor's language. */
  message: z.optional(z.string()),
});

export type RefusalDetails = z.infer<typeof refusalDetails>;

export const errorReply = z.object({ meta: replyMeta, response: z.optional(refusalDetails) });

/** The body of every refusal. */
export type ErrorReply = z.infer<typeof errorReply>;
