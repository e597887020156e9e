import type { CallSent, postUserLoginCredential } from '@portico/contract';
import { useState } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { listErrors, useFieldErrors, type ShownErrors } from '../forms/use-field-errors.ts';
import type { AccountFlow } from './flow.ts';
import { loginInput, noNewLogin, useLoginErrors, type NewLogin } from './login-fields.tsx';
import {
  noQuestion,
  questionInput,
  useQuestionErrors,
  type ChosenQuestion,
  type SecurityQuestions,
} from './question-fields.tsx';
import { refusedAnswer, type RefusedAnswer } from '../forms/refused-answer.ts';
import { refusedLogin, type RefusedLogin } from './refused-login.ts';

interface CredentialsInput extends NewLogin, ChosenQuestion {}

export interface Credentials {
  readonly input: CredentialsInput;
  readonly change: (changed: Partial<CredentialsInput>) => void;
  readonly errors: ShownErrors;
  /** What to send; null, with the errors shown, while something must be corrected. */
  readonly check: () => CallSent<typeof postUserLoginCredential> | null;
  /** Shows a refusal at its field. Refusals without a field are shown by `AccountErrorNotice`. */
  readonly showRefusal: (failure: CallFailure) => void;
}

/**
 * The whole form of credentials on one page.
 *
 * @param suggested as the username, such as the email address from an earlier step; '' if none.
 */
export function useCredentials(flow: AccountFlow, questions: SecurityQuestions, suggested: string): Credentials {
  const [input, setInput] = useState<CredentialsInput>({ ...noNewLogin, ...noQuestion, username: suggested });
  const [login, setLogin] = useState<RefusedLogin | null>(null);
  const [answer, setAnswer] = useState<RefusedAnswer | null>(null);
  const messages = { ...useLoginErrors(input, login, flow), ...useQuestionErrors(input, answer, questions) };
  const errors = useFieldErrors(messages);
  return {
    input,
    // Password managers fill in several fields at once.
    change: (changed) => setInput((before) => ({ ...before, ...changed })),
    errors,
    check: () => {
      if (listErrors(messages).length > 0) {
        errors.show();
        return null;
      }
      return { ...loginInput(input), ...questionInput(input) };
    },
    showRefusal: (failure) => {
      const refused = { login: refusedLogin(failure, input), answer: refusedAnswer(failure, input) };
      setLogin(refused.login);
      setAnswer(refused.answer);
      if (refused.login !== null || refused.answer !== null) errors.show();
    },
  };
}
