import { Trans } from '@lingui/react/macro';
import { changeEmail } from '@portico/contract';
import { emailForm, validateForm } from '@portico/rules';
import type { SubmitEvent } from 'react';
import type { CallFailure } from '../../../api/call-failure.ts';
import { sayErrors } from '../../../forms/form-messages.ts';
import { useFieldErrors } from '../../../forms/use-field-errors.ts';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useGuardedSend } from '../../password/password-gate.tsx';
import { useEmailMessages } from './use-security-messages.ts';

const EMAIL = 'account-email';

export interface ChangeEmailProps {
  open: boolean;
  /** As typed. */
  email: string;
  onEmail: (typed: string) => void;
  onClose: () => void;
  onChanged: () => void;
}

/** Another e-mail address for the account, which is then to be confirmed. */
export function ChangeEmail({ open, onClose, ...form }: ChangeEmailProps) {
  return (
    <Dialog title={<Trans>Your email address</Trans>} open={open} onClose={onClose}>
      <EmailForm {...form} />
    </Dialog>
  );
}

function EmailForm({ email, onEmail, onChanged }: Omit<ChangeEmailProps, 'open' | 'onClose'>) {
  const send = useGuardedSend();
  const { busy, failure, run } = useAction();
  const wrong = validateForm(emailForm, { email }, {});
  const errors = useFieldErrors(sayErrors(useEmailMessages(), wrong, () => EMAIL));
  const save = () =>
    void run(async () => {
      await send(changeEmail, { email });
      onChanged();
    });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (wrong.email !== undefined) errors.show();
    else save();
  };
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      {failure && <NotChanged failure={failure} onRetry={save} />}
      <TextField
        id={EMAIL}
        label={<Trans>New email address</Trans>}
        hint={<Trans>We send a link there, which you open to confirm it. The address from before is told.</Trans>}
        error={errors.of(EMAIL)}
        type="email"
        autoComplete="email"
        maxLength={emailForm.email.longest}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>Saving</Trans> : <Trans>Save</Trans>}
        </Button>
      </div>
    </form>
  );
}

function NotChanged({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  if (failure.error !== 'tooManyRequests') return <CallErrorNotice failure={failure} onRetry={onRetry} />;
  return (
    <Notice kind="sun" role="alert" title={<Trans>Today the address cannot be changed any more.</Trans>}>
      <p>
        <Trans>We have sent as many links as we send in a day. Tomorrow you can change it.</Trans>
      </p>
    </Notice>
  );
}
