import type { CallInput, CallReply, getSecurityQuestions } from '@portico/contract';
import type { Visitor } from '../http/visitor.ts';
import { offeredQuestions } from '../security-questions/questions.ts';

/** The security questions to choose from, in the visitor's language. */
export async function showSecurityQuestions(
  _input: CallInput<typeof getSecurityQuestions>,
  { language }: Pick<Visitor, 'language'>,
): Promise<CallReply<typeof getSecurityQuestions>> {
  return { securityQuestions: offeredQuestions(language) };
}
