import type { CallInput, CallReply, getSecurityQuestions } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { offeredQuestions } from '../../accounts/security-questions/questions.ts';

/** The security questions to choose from, in the visitor's language. */
export async function showSecurityQuestions(
  _input: CallInput<typeof getSecurityQuestions>,
  { language }: Pick<Visitor, 'language'>,
): Promise<CallReply<typeof getSecurityQuestions>> {
  return { securityQuestions: offeredQuestions(language) };
}
