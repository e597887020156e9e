import { Trans, useLingui } from '@lingui/react/macro';
import { changeSecurityQuestion, getConfiguration } from '@portico/contract';
import { questionChangeForm, validateForm } from '@portico/rules';
import { useState, type SubmitEvent } from 'react';
import { refusedAnswer, type RefusedAnswer } from '../../../forms/refused-answer.ts';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { sayErrors } from '../../../forms/form-messages.ts';
import { listErrors, useFieldErrors } from '../../../forms/use-field-errors.ts';
import { useCall } from '../../../portal/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { useGuardedSend } from '../../password/password-gate.tsx';
import { useQuestionChangeMessages } from './use-security-messages.ts';

const QUESTION = 'question';
const ANSWER = 'answer';
const fieldIds = { questionId: QUESTION, answer: ANSWER } as const;

export interface ChangeQuestionProps {
  open: boolean;
  /** '' if none is chosen. */
  questionId: string;
  onChoose: (questionId: string) => void;
  onClose: () => void;
  onChanged: () => void;
}

/** Chooses a question of the list (spec §3, 'Configuration') and its answer. */
export function ChangeQuestion({ open, onClose, ...form }: ChangeQuestionProps) {
  return (
    <Dialog title={<Trans>Your security question</Trans>} open={open} onClose={onClose}>
      <QuestionForm {...form} />
    </Dialog>
  );
}

function QuestionForm({ questionId, onChoose, onChanged }: Omit<ChangeQuestionProps, 'open' | 'onClose'>) {
  const { t } = useLingui();
  const { reply, failure: notLoaded, retry } = useCall(getConfiguration, {}, { keepPrevious: true });
  const send = useGuardedSend();
  const [answer, setAnswer] = useState('');
  const [refused, setRefused] = useState<RefusedAnswer | null>(null);
  const questions = reply?.securityQuestions ?? [];
  const isOffered = (question: string) => questions.some(({ id }) => id === question);
  const isKnown = isOffered(questionId);
  const messages = useQuestionChangeMessages(refused?.message ?? '');
  const isRefused = refused?.question === questionId && refused.answer === answer;
  const refusedFields = isRefused ? ['answer'] : [];
  const wrong = validateForm(questionChangeForm, { questionId, answer }, { isOffered }, refusedFields);
  const all = sayErrors(messages, wrong, (name) => fieldIds[name]);
  const errors = useFieldErrors(all);
  const { busy, failure, run } = useAction((refusal) => {
    const ofAnswer = refusedAnswer(refusal, { question: questionId, answer });
    if (ofAnswer === null) return false;
    setRefused(ofAnswer);
    errors.show();
    return true;
  });
  if (notLoaded) return <CallErrorNotice failure={notLoaded} onRetry={retry} />;
  if (!reply) {
    return (
      <Loading label={t`Loading the questions`}>
        <Skeleton shape="line" count={3} />
      </Loading>
    );
  }
  const save = () =>
    void run(async () => {
      await send(changeSecurityQuestion, { questionId, answer });
      onChanged();
    });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (listErrors(all).length > 0) errors.show();
    else save();
  };
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      {failure && <CallErrorNotice failure={failure} onRetry={save} />}
      <Field id={QUESTION} label={<Trans>Question</Trans>} error={errors.of(QUESTION)}>
        <Select
          id={QUESTION}
          value={isKnown ? questionId : ''}
          aria-invalid={errors.of(QUESTION) === undefined ? undefined : true}
          aria-describedby={errors.of(QUESTION) === undefined ? undefined : `${QUESTION}-error`}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="" disabled>
            {t`Choose one`}
          </option>
          {questions.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      <TextField
        id={ANSWER}
        label={<Trans>Your answer</Trans>}
        hint={<Trans>Something other people cannot look up. Capital letters and accents do not matter.</Trans>}
        error={errors.of(ANSWER)}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={questionChangeForm.answer.longest}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>Saving</Trans> : <Trans>Save</Trans>}
        </Button>
      </div>
    </form>
  );
}
