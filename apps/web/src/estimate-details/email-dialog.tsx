import { Trans, useLingui } from '@lingui/react/macro';
import { readEmail } from '@portico/rules';
import { useState, type SubmitEvent } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { losesFooting, useUnstableState } from '../estimates-base/unstable-state.ts';
import { useSend } from '../portal/use-send.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import './email-dialog.css';

const FIELD = 'summary-email';

export interface EmailDialogProps {
  open: boolean;
  onClose: () => void;
  estimateId: string;
}

/** Asks for an address and sends the summary there (spec §2). The input stays when sending fails. */
export function EmailDialog({ open, onClose, estimateId }: EmailDialogProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const close = () => {
    setSentTo(null);
    onClose();
  };
  return (
    <Dialog title={<Trans>Email this estimate</Trans>} open={open} onClose={close}>
      <output className="email-sent">
        {sentTo !== null && (
          <Notice kind="leaf" title={<Trans>On its way</Trans>}>
            <p>
              <Trans>
                We are sending the summary to <strong className="email-address">{sentTo}</strong>. It should be there in
                a few minutes.
              </Trans>
            </p>
          </Notice>
        )}
      </output>
      {sentTo === null ? (
        <EmailForm estimateId={estimateId} onSent={setSentTo} />
      ) : (
        <div className="email-actions">
          <Button ref={(button) => button?.focus()} onClick={close}>
            <Trans>Done</Trans>
          </Button>
        </div>
      )}
    </Dialog>
  );
}

type EmailFormProps = Pick<EmailDialogProps, 'estimateId'> & { onSent: (address: string) => void };

function EmailForm({ estimateId, onSent }: EmailFormProps) {
  const { t } = useLingui();
  const [input, setInput] = useState('');
  const [attempt, setAttempt] = useState(0);
  const sending = useSendSummary({ estimateId, onSent });
  const isWrong = attempt > 0 && readEmail(input) === null;
  const error = isWrong ? t`Enter an email address, such as maria@example.com` : undefined;

  const submit = () => {
    const address = readEmail(input);
    if (address === null) setAttempt(attempt + 1);
    else void sending.start(address);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className="stack email-form" noValidate onSubmit={onSubmit}>
      <ErrorSummary attempt={attempt} errors={error === undefined ? [] : [{ fieldId: FIELD, message: error }]} />
      {sending.failure && <EstimateErrorNotice failure={sending.failure} onRetry={submit} />}
      <TextField
        id={FIELD}
        label={<Trans>Email address</Trans>}
        hint={<Trans>We use it for this message only.</Trans>}
        error={error}
        type="email"
        autoComplete="email"
        spellCheck={false}
        value={input}
        onChange={(event) => setInput(event.target.value)}
      />
      <div className="email-actions">
        <Button type="submit" busy={sending.isBusy}>
          {sending.isBusy ? <Trans>Sending</Trans> : <Trans>Send the summary</Trans>}
        </Button>
      </div>
    </form>
  );
}

/** Sends once at a time; every response other than success is a failure (spec §8: "sets an error flag"). */
function useSendSummary({ estimateId, onSent }: EmailFormProps) {
  const send = useSend();
  const { calls, token } = useEstimatesBase();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const isUnstable = losesFooting(failure);
  useUnstableState(isUnstable);
  const start = async (emailAddress: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const { Success } = await send(calls.sendSummaryEmail, { emailAddress, estimateId, token });
      if (Success) onSent(emailAddress);
      else setFailure(new CallFailure('refused'));
    } catch (caught) {
      if (!(caught instanceof CallFailure)) throw caught;
      setFailure(caught);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure: isUnstable ? null : failure, start };
}
