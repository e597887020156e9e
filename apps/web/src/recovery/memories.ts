import type { CallReply, Language, resetPassword, verifyCredential } from '@portico/contract';
import { flowMemory } from './flow-memory.ts';

/** What spec §2 has as the state params userName, ticket and securityQuestion of email-question. */
export interface PasswordRecovery extends CallReply<typeof resetPassword> {
  readonly userName: string;
  /** Of the security question, which came in the language that was spoken then. */
  readonly language: Language;
}

/** From the first step of recovering a password to the second. */
export const passwordRecovery = flowMemory<PasswordRecovery>();

/** From the first step of recovering a username to the second (spec §3: phoneList, canSendEmail, ticket). */
export const usernameRecovery = flowMemory<CallReply<typeof verifyCredential>>();
