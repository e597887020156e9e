import type { ReactNode } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import type { ShownErrors } from '../forms/use-field-errors.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { RecoveryErrorNotice } from './recovery-error-notice.tsx';
import './recovery.css';

export interface RecoveryFormProps {
  errors: ShownErrors;
  /** Why the last try failed. */
  failure: CallFailure | null;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form of a recovery: error summary, failure, fields and actions. */
export function RecoveryForm({ errors, failure, onSubmit, children }: RecoveryFormProps) {
  return (
    <form
      className="recovery-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      <RecoveryErrorNotice failure={failure} onRetry={onSubmit} />
      {children}
    </form>
  );
}
