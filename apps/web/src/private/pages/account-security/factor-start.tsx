import { Trans } from '@lingui/react/macro';
import { factorPhoneForm, validateForm } from '@portico/rules';
import type { SubmitEvent } from 'react';
import type { CallFailure } from '../../../api/call-failure.ts';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { sayErrors } from '../../../forms/form-messages.ts';
import { useFieldErrors } from '../../../forms/use-field-errors.ts';
import { TooSoon } from '../../../two-step/too-soon.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Action } from '../../../portal/use-action.ts';
import { TooManyFactors } from './too-many-factors.tsx';
import { useFactorPhoneMessages } from './use-security-messages.ts';
import type { AddableFactor } from './addable-factors.ts';

const PHONE = 'factor-phone';

export interface FactorStartProps {
  factor: Exclude<AddableFactor, 'passkey'>;
  phone: string;
  onPhone: (input: string) => void;
  /** What was begun before is no longer valid. */
  isOutdated: boolean;
  action: Action;
  onStart: () => void;
}

/** The first step of adding a factor: what it is, the phone number if it needs one, and the button that begins. */
export function FactorStart({ factor, phone, onPhone, isOutdated, action, onStart }: FactorStartProps) {
  const messages = useFactorPhoneMessages();
  const wrong = factor === 'sms' ? validateForm(factorPhoneForm, { phone }, {}) : {};
  const errors = useFieldErrors(sayErrors(messages, wrong, () => PHONE));
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (wrong.phone !== undefined) errors.show();
    else onStart();
  };
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      {isOutdated && <Notice kind="info" role="alert" title={<Trans>That took too long. Please begin again.</Trans>} />}
      {action.failure && <NotStarted factor={factor} failure={action.failure} onRetry={onStart} />}
      {factor === 'sms' && (
        <TextField
          id={PHONE}
          label={<Trans>Mobile phone number</Trans>}
          hint={
            <Trans>
              Ten digits, such as 650-555-0142, or + and the country code first. Message and data rates may apply.
            </Trans>
          }
          error={errors.of(PHONE)}
          type="tel"
          autoComplete="tel"
          maxLength={factorPhoneForm.phone.longest}
          value={phone}
          onChange={(event) => onPhone(event.target.value)}
        />
      )}
      {factor === 'email' && (
        <p>
          <Trans>
            We send a code to the email address of your account. If you reset your password by email, you cannot use
            this way until you have used another one: the two steps have to be different.
          </Trans>
        </p>
      )}
      {factor === 'authenticator' && (
        <p>
          <Trans>
            You need an authenticator app: the one in your phone or your password manager, or any other that shows
            six-digit codes.
          </Trans>
        </p>
      )}
      <div className="row">
        <Button type="submit" busy={action.busy}>
          {factor === 'authenticator' ? <Trans>Continue</Trans> : <Trans>Send me a code</Trans>}
        </Button>
      </div>
    </form>
  );
}

function NotStarted({
  factor,
  failure,
  onRetry,
}: Pick<FactorStartProps, 'factor'> & { failure: CallFailure; onRetry: () => void }) {
  if (failure.error === 'tooManyRequests') return <TooSoon retryAfter={failure.retryAfter} />;
  if (failure.error === 'tooManyFactors') return <TooManyFactors />;
  if (failure.error === 'malformedRequest') return <NotPossible factor={factor} />;
  return <CallErrorNotice failure={failure} onRetry={onRetry} />;
}

/** Why the server refused to begin. The phone number has passed the same rule here. */
function NotPossible({ factor }: Pick<FactorStartProps, 'factor'>) {
  return (
    <Notice
      kind="rose"
      role="alert"
      title={
        factor === 'email' ? (
          <Trans>There is no email address in your account. Choose another way.</Trans>
        ) : (
          <Trans>We cannot use this number. Check it, or choose another way.</Trans>
        )
      }
    />
  );
}
