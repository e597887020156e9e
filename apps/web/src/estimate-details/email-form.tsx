import { Trans, useLingui } from '@lingui/react/macro';
import { readEmail } from '@portico/rules';
import { useState, type SubmitEvent } from 'react';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { SendingSummary } from './use-send-summary.ts';

const FIELD = 'summary-email';

export interface EmailFormProps {
  input: string;
  onChange: (input: string) => void;
  sending: SendingSummary;
}

/** The address to which the summary of an estimate is sent. */
export function EmailForm({ input, onChange, sending }: EmailFormProps) {
  const { t } = useLingui();
  const [attempt, setAttempt] = useState(0);
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
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="email-actions">
        <Button type="submit" busy={sending.isBusy}>
          {sending.isBusy ? <Trans>Sending</Trans> : <Trans>Send the summary</Trans>}
        </Button>
      </div>
    </form>
  );
}
