import { Trans, useLingui } from '@lingui/react/macro';
import type { CallReply, getSecurityQuestions } from '@portico/contract';
import type { FieldErrors, ShownErrors } from '../forms/use-field-errors.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { RefusedAnswer } from './refused.ts';
import './words.ts';

/** The questions that the portal offers. */
export type SecurityQuestions = CallReply<typeof getSecurityQuestions>['securityQuestions'];

/** The security question, by its id, and its answer. */
export interface ChosenQuestion {
  readonly question: string;
  readonly answer: string;
}

export const noQuestion: ChosenQuestion = { question: '', answer: '' };

const QUESTION = 'security-question';
const ANSWER = 'security-answer';
const LONGEST_ANSWER = 200;

/** The errors of the choice, by the fields of `QuestionFields`. Only the server validates the answer itself. */
export function useQuestionErrors({ question, answer }: ChosenQuestion, refused: RefusedAnswer | null): FieldErrors {
  const { t } = useLingui();
  const isRefused = refused !== null && refused.question === question && refused.answer === answer;
  // The server compares only letters and digits.
  const isEmpty = !/[\p{L}\p{N}]/u.test(answer);
  return {
    [QUESTION]: question === '' ? t`Choose a question` : undefined,
    [ANSWER]: isEmpty ? t`Enter your answer` : isRefused ? refused.message : undefined,
  };
}

export interface QuestionFieldsProps {
  questions: SecurityQuestions;
  chosen: ChosenQuestion;
  change: (changed: Partial<ChosenQuestion>) => void;
  errors: ShownErrors;
}

export function QuestionFields({ questions, chosen, change, errors }: QuestionFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <SelectField
        id={QUESTION}
        label={<Trans>Security question</Trans>}
        hint={<Trans>If you forget your password, the answer can help you get back in.</Trans>}
        error={errors.of(QUESTION)}
        placeholder={t`Choose one`}
        options={questions.map(({ id, text }) => ({ value: id, text }))}
        value={chosen.question}
        onChange={(event) => change({ question: event.target.value })}
      />
      <TextField
        id={ANSWER}
        label={<Trans>Your answer</Trans>}
        hint={<Trans>Something other people cannot look up. Capital letters and accents do not matter.</Trans>}
        error={errors.of(ANSWER)}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={LONGEST_ANSWER}
        value={chosen.answer}
        onChange={(event) => change({ answer: event.target.value })}
      />
    </>
  );
}
