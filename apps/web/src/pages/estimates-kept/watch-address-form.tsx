import { Trans, useLingui } from '@lingui/react/macro';
import { watchPrice } from '@portico/contract';
import { readEmail } from '@portico/rules';
import { type SubmitEvent, useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { EstimateErrorNotice } from '../../estimates-base/estimate-error-notice.tsx';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

const EMAIL = 'watch-email';

export interface WatchAddressFormProps {
  openKey: string;
  onSent: (email: string) => void;
  /** The estimate closed meanwhile. */
  onOver: () => void;
}

/** Asks for the address that is to hear of the price. */
export function WatchAddressForm({ openKey: key, onSent, onOver }: WatchAddressFormProps) {
  const { t } = useLingui();
  const { busy, failure, submit, forgetFailure } = useSubmit(watchPrice);
  const [input, setInput] = useState('');
  const isWrong = readEmail(input) === null || failure?.fields.length === 1;
  const errors = useFieldErrors({
    [EMAIL]: isWrong ? t`Enter an email address, such as maria@example.com` : undefined,
  });
  const showError = () => {
    errors.show();
    document.querySelector<HTMLElement>(`#${EMAIL}`)?.focus();
  };
  const ask = async () => {
    const email = readEmail(input);
    if (email === null) {
      showError();
      return;
    }
    const reply = await submit({ key, emailAddress: email });
    if (!(reply instanceof CallFailure)) {
      if (reply !== null) onSent(email);
    } else if (reply.error === 'keptEstimateRefused') onOver();
    else if (reply.fields.length > 0) showError();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void ask();
  };
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      {failure && failure.fields.length === 0 && <EstimateErrorNotice failure={failure} onRetry={() => void ask()} />}
      <TextField
        id={EMAIL}
        label={<Trans>Email address</Trans>}
        error={errors.of(EMAIL)}
        type="email"
        autoComplete="email"
        spellCheck={false}
        value={input}
        onChange={(event) => {
          forgetFailure();
          setInput(event.target.value);
        }}
      />
      <div className="row">
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? <Trans>One moment</Trans> : <Trans>Send me the link</Trans>}
        </Button>
      </div>
    </form>
  );
}
