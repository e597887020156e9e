import type { InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { offeredQuestions } from '../../accounts/security-questions/questions.ts';

export async function getSecurityQuestions(
  _input: InputOf<'getSecurityQuestions'>,
  { language }: Pick<Visitor, 'language'>,
): Promise<ReplyOf<'getSecurityQuestions'>> {
  return { securityQuestions: offeredQuestions(language) };
}
