import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShownErrors } from '../forms/use-field-errors.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import './activation.css';
import './words.ts';

export interface ActivationFormProps {
  errors: ShownErrors;
  /** Why the last try did not work: above the button that was pressed, where it is seen on a phone. */
  problem?: ReactNode;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
  /** What the button says; "Continue" by itself. */
  submit?: ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
}

/** A form of an activation: what to correct, its fields, why it did not work, and going on. */
export function ActivationForm({ errors, problem, busy, onSubmit, children, submit, beside }: ActivationFormProps) {
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
      {problem}
      <div className="row activation-actions">
        <Button type="submit" busy={busy}>
          {busy ? <Trans>One moment</Trans> : (submit ?? <Trans>Continue</Trans>)}
        </Button>
        {beside}
      </div>
    </form>
  );
}
