import { Trans, useLingui } from '@lingui/react/macro';
import { answerCreditQuestions, type CreditHistoryQuestion } from '@portico/contract';
import { useState } from 'react';
import { useFlowStep } from '../../flow/use-flow-step.ts';
import { useFieldErrors, type FieldErrors } from '../../forms/use-field-errors.ts';
import { usePortal } from '../../portal/portal.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { SignUpForm } from '../../sign-up/sign-up-form.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { VerifierErrorNotice } from '../../verification/verifier-error-notice.tsx';

const AGREED = 'agreed';

/** All questions; each must be answered. The answers are stored nowhere else. */
export function QuestionsForm({ questions }: { questions: readonly CreditHistoryQuestion[] }) {
  const { t } = useLingui();
  const { name } = usePortal().settings;
  const { busy, failure, take, forgetFailure } = useFlowStep(signUp, answerCreditQuestions);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [agreed, setAgreed] = useState(false);
  const count = questions.length;
  const unanswered = questions.map(({ id }, index) => {
    const number = index + 1;
    return [fieldOf(index), answers[id] === undefined ? t`Answer question ${number}` : undefined] as const;
  });
  const messages: FieldErrors = {
    ...Object.fromEntries(unanswered),
    [AGREED]: agreed ? undefined : t`Check the box to agree, or choose another option below`,
  };
  const errors = useFieldErrors(messages);
  const submit = () => {
    if (Object.values(messages).some((error) => error !== undefined)) {
      errors.show();
      return;
    }
    const given = questions.flatMap(({ id }) => {
      const choice = answers[id];
      return choice === undefined ? [] : [{ question: id, choice }];
    });
    void take({ answers: given, agreed });
  };
  // The next page follows in a moment, and the form must not be sent again.
  const hasFailed = failure?.error === 'verificationFailed';
  return (
    <SignUpForm errors={errors} failure={null} busy={busy || hasFailed} onSubmit={submit}>
      <VerifierErrorNotice failure={failure} onRetry={submit} />
      {questions.map(({ id, text, choices }, index) => {
        const number = index + 1;
        return (
          <RadioGroup
            key={id}
            id={fieldOf(index)}
            label={
              <Trans>
                {number} of {count}: {text}
              </Trans>
            }
            error={errors.of(fieldOf(index))}
            value={answers[id]}
            onChange={(choice) => {
              forgetFailure();
              setAnswers({ ...answers, [id]: choice });
            }}
            options={choices.map((choice) => ({ value: choice.id, label: choice.text }))}
          />
        );
      })}
      <Checkbox
        id={AGREED}
        label={
          <Trans>
            I agree that {name} compares my answers with my credit history, to confirm who I am and nothing else.
          </Trans>
        }
        error={errors.of(AGREED)}
        checked={agreed}
        onChange={(event) => {
          forgetFailure();
          setAgreed(event.target.checked);
        }}
      />
    </SignUpForm>
  );
}

function fieldOf(index: number): string {
  return `question-${index + 1}`;
}
