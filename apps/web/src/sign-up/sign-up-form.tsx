import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import type { ShownErrors } from '../forms/use-field-errors.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { CancelSignUp } from './cancel-sign-up.tsx';
import { SignUpErrorNotice } from './sign-up-error-notice.tsx';
import './sign-up.css';

export interface SignUpFormProps {
  errors: ShownErrors;
  /** Why the last try failed. */
  failure: CallFailure | null;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
  /** The text of the button; by default "Continue". */
  submit?: ReactNode;
}

/** A form of the sign-up: error summary, fields, failure, and the buttons that continue or cancel. */
export function SignUpForm({ errors, failure, busy, onSubmit, children, submit }: SignUpFormProps) {
  return (
    <form
      className="sign-up-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      {children}
      <SignUpErrorNotice failure={failure} onRetry={onSubmit} />
      <div className="row sign-up-actions">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>One moment</Trans> : (submit ?? <Trans>Continue</Trans>)}
        </Button>
        <CancelSignUp />
      </div>
    </form>
  );
}
