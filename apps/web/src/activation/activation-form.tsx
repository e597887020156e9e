import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShownErrors } from '../forms/use-field-errors.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import './activation.css';
import './words.ts';

export interface ActivationFormProps {
  errors: ShownErrors;
  /** Why the last try failed: above the button, where it is visible on a phone. */
  errorNotice?: ReactNode;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
  /** The text of the button; by default "Continue". */
  submit?: ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
}

/** A form of an activation: error summary, fields, failure, and the button that continues. */
export function ActivationForm({ errors, errorNotice, busy, onSubmit, children, submit, beside }: ActivationFormProps) {
  return (
    <form
      className="activation-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      {children}
      {errorNotice}
      <div className="row activation-actions">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>One moment</Trans> : (submit ?? <Trans>Continue</Trans>)}
        </Button>
        {beside}
      </div>
    </form>
  );
}
