import { Trans, useLingui } from '@lingui/react/macro';
import type { CallReply, getSecurityQuestions } from '@portico/contract';
import { type FormInput, questionForm, validateForm } from '@portico/rules';
import { sayErrors, type FormMessages } from '../forms/form-messages.ts';
import type { FieldErrors, ShownErrors } from '../forms/use-field-errors.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { RefusedAnswer } from '../forms/refused-answer.ts';
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
const fieldIds = { securityQuestion: QUESTION, securityAnswer: ANSWER } as const;

/** What was chosen, as the rules read it and calls send it. */
export function questionInput({ question, answer }: ChosenQuestion): FormInput<typeof questionForm> {
  return { securityQuestion: question, securityAnswer: answer };
}

/**
 * What is said of each field.
 *
 * @param refusal the server's message for the answer (spec §8, 1008).
 */
export function useQuestionMessages(refusal: string): FormMessages<typeof questionForm> {
  const { t } = useLingui();
  return {
    securityQuestion: t`Choose a question`,
    securityAnswer: { empty: t`Enter your answer`, refused: refusal },
  };
}

/** The errors of the choice, by the fields of `QuestionFields`. Only the server validates the answer itself. */
export function useQuestionErrors(
  chosen: ChosenQuestion,
  refused: RefusedAnswer | null,
  questions: SecurityQuestions,
): FieldErrors {
  const messages = useQuestionMessages(refused?.message ?? '');
  const conditions = { isOffered: (question: string) => questions.some(({ id }) => id === question) };
  const isRefused = refused?.question === chosen.question && refused.answer === chosen.answer;
  const names = isRefused ? ['securityAnswer'] : [];
  const errors = validateForm(questionForm, questionInput(chosen), conditions, names);
  return sayErrors(messages, errors, (name) => fieldIds[name]);
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
        maxLength={questionForm.securityAnswer.longest}
        value={chosen.answer}
        onChange={(event) => change({ answer: event.target.value })}
      />
    </>
  );
}
