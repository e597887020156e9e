import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import './progress-steps.css';

export interface ProgressStepsProps {
  /** From 1. */
  step: number;
  of: number;
  /** What was chosen so far, or a link to change it; after "Step 2 of 4". */
  children?: ReactNode;
}

/** Where one is in a flow: bars for those who look, words for everybody. */
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
