import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import './progress-steps.css';

export interface ProgressStepsProps {
  /** From 1. */
  step: number;
  of: number;
  /** What was chosen so far, or a link to change it; shown after "Step 2 of 4". */
  children?: ReactNode;
}

/** The current step of a flow: as bars, and as text for everyone. */
export function ProgressSteps({ step, of, children }: ProgressStepsProps) {
  return (
    <div className="progress-steps no-print">
      <div className="progress-steps-bars" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={index < step ? 'progress-step progress-step-done' : 'progress-step'} />
        ))}
      </div>
      <p className="secondary">
        <Trans>
          Step {step} of {of}
        </Trans>
        {children !== undefined && <> · {children}</>}
      </p>
    </div>
  );
}
