import type { Language } from '@portico/contract';
import { securityAnswerError } from '@portico/rules';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { Refusal } from '../../platform/refusal.ts';
import { questionText } from './questions.ts';

/** An answer that somebody has chosen, and what it is compared with. */
export interface ChosenAnswer {
  readonly questionId: string;
  readonly answer: string;
  readonly username: string;
  /** '' where it is not at hand. */
  readonly password: string;
}

/**
 * @param field the name of the answer in the input.
 * @throws Refusal securityAnswerRefused (1008) for an answer that others could guess, with the reason in the visitor's language.
 */
export function requireOwnAnswer(
  { questionId, answer, username, password }: ChosenAnswer,
  language: Language,
  field: string,
): void {
  const question = questionText(questionId, language) ?? '';
  const error = securityAnswerError(answer, { username, password, question });
  if (error === null) return;
  const message = messagesOf(language).activation.securityAnswer[error];
  throw new Refusal('securityAnswerRefused', [field], undefined, { message });
}
