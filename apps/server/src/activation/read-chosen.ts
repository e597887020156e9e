import { securityAnswerFault } from '@portico/rules';
import {
  type CredentialsOwner,
  type Credentials,
  readCredentials,
  type TypedCredentials,
} from '../enrolment/credentials.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../refusal.ts';
import { questionText } from '../security-questions/questions.ts';
import { wordingOf } from '../wording/wording-of.ts';

/**
 * Reads the credentials that somebody chose in an activation or a sign-up.
 *
 * @param mobile the names of the fields that text-message activation calls otherwise.
 * @throws Refusal malformedRequest and passwordRefused as readCredentials does; securityAnswerRefused (1008) with what is wrong
 * with the answer, in the visitor's language.
 */
export function readChosen(
  typed: TypedCredentials,
  owner: CredentialsOwner,
  { language }: Pick<Visitor, 'language'>,
  mobile: Parameters<typeof readCredentials>[2] = {},
): Credentials {
  const read = readCredentials(typed, owner, mobile);
  const question = questionText(typed.securityQuestion, language) ?? '';
  const fault = securityAnswerFault(typed.securityAnswer, { ...read, question });
  if (fault === null) return read;
  const message = wordingOf(language).activation.securityAnswer[fault];
  throw new Refusal('securityAnswerRefused', ['securityAnswer'], undefined, { message });
}
