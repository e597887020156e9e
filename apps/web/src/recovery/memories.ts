import type { CallReply, Language, resetPassword, verifyCredential } from '@portico/contract';
import { flowMemory } from './flow-memory.ts';

/** Spec §2 has these as the state params userName, ticket and securityQuestion of email-question. */
export interface PasswordRecovery extends CallReply<typeof resetPassword> {
  readonly userName: string;
  /** The language of the security question, from when it was loaded. */
  readonly language: Language;
}

/** From the first step of recovering a password to the second. */
export const passwordRecovery = flowMemory<PasswordRecovery>();

/** From the first step of recovering a username to the second (spec §3: phoneList, canSendEmail, ticket). */
export const usernameRecovery = flowMemory<CallReply<typeof verifyCredential>>();
