import { Trans, useLingui } from '@lingui/react/macro';
import { sendResetLink, verifyAnswer } from '@portico/contract';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import type { PasswordRecovery } from '../../recovery/memories.ts';
import { RecoveryForm } from '../../recovery/recovery-form.tsx';
import { startAgainNote } from '../../recovery/start-again.ts';
import { tokenNote } from '../../router/token-note.ts';
import { useGo } from '../../router/use-go.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';

const METHOD = 'way';
const ANSWER = 'security-answer';

type Method = 'email' | 'question';

/** The choice between link and question. The answer is asked for, and sent, only with the question. */
export function RecoveryMethodForm({ begun: { ticket, securityQuestion, language } }: { begun: PasswordRecovery }) {
  const { t } = useLingui();
  const go = useGo();
  const [method, setWay] = useState<Method>();
  const [answer, setAnswer] = useState('');
  const [wasWrong, setWasWrong] = useState(false);
  const link = useSubmit(sendResetLink);
  const question = useSubmit(verifyAnswer);
  const busy = link.busy || question.busy;

  const errors = useFieldErrors({
    [METHOD]: method === undefined ? t`Choose one of the two ways` : undefined,
    [ANSWER]: method === 'question' ? answerError() : undefined,
  });
  function answerError(): string | undefined {
    if (answer.trim() !== '') return undefined;
    return wasWrong ? t`That is not the answer we have on file` : t`Enter the answer to your security question`;
  }

  const chooseWay = (chosen: Method) => {
    setWay(chosen);
    errors.hide();
    link.forgetFailure();
    question.forgetFailure();
  };
  const startAgainIfExpired = (failure: CallFailure) => {
    if (failure.error === 'ticketInvalid') {
      go('forgot-password', undefined, { replace: true, note: startAgainNote('expired') });
    }
  };
  const sendLink = async () => {
    const sent = await link.submit({ id: ticket, ticketType: 'resetpassword' });
    if (sent instanceof CallFailure) startAgainIfExpired(sent);
    else if (sent !== null) go('finish-email', undefined, { note: { sent: true } });
  };
  const sendAnswer = async () => {
    const verified = await question.submit({ ticket, securityAnswer: answer });
    if (verified === null) return;
    if (!(verified instanceof CallFailure)) {
      go('reset-password', undefined, { replace: true, note: tokenNote(verified.ticket) });
      return;
    }
    startAgainIfExpired(verified);
    if (verified.error !== 'wrongAnswer') return;
    // The answer is a secret even when it is wrong, and the next try is a different one.
    setAnswer('');
    setWasWrong(true);
    errors.show();
  };
  const send = () => {
    setWasWrong(false);
    if (method === undefined || (method === 'question' && answer.trim() === '')) errors.show();
    else void (method === 'email' ? sendLink() : sendAnswer());
  };
  const failure = link.failure ?? question.failure;
  const isSaidElsewhere = failure?.error === 'wrongAnswer' || failure?.error === 'ticketInvalid';

  return (
    <RecoveryForm errors={errors} failure={isSaidElsewhere ? null : failure} onSubmit={send}>
      <RadioGroup<Method>
        id={METHOD}
        label={<Trans>How would you like to continue?</Trans>}
        error={errors.of(METHOD)}
        value={method}
        onChange={chooseWay}
        options={[
          {
            value: 'email',
            label: <Trans>Email me a link</Trans>,
            hint: <Trans>To the address we have on file for you</Trans>,
          },
          {
            value: 'question',
            label: <Trans>Answer my security question</Trans>,
            hint: <Trans>The one you chose for your account</Trans>,
            more: (
              <TextField
                id={ANSWER}
                label={<span lang={language}>{securityQuestion}</span>}
                hint={<Trans>Capital letters and accents do not matter.</Trans>}
                error={errors.of(ANSWER)}
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                maxLength={200}
                value={answer}
                onChange={(event) => setAnswer(event.target.value)}
              />
            ),
          },
        ]}
      />
      <div className="row recovery-actions">
        <Button type="submit" busy={busy}>
          {busy ? (
            <Trans>One moment</Trans>
          ) : method === 'email' ? (
            <Trans>Send the link</Trans>
          ) : (
            <Trans>Continue</Trans>
          )}
        </Button>
      </div>
    </RecoveryForm>
  );
}
