import type { StateName } from '@portico/contract';
import type { ReactNode } from 'react';
import { ProgressSteps } from '../ui/progress-steps.tsx';
import { useEstimatesBase } from './estimates-base.ts';

export interface EstimateStepsProps {
  at: StateName;
  /** On the way that begins with the care. */
  isCareFirst?: boolean;
  children?: ReactNode;
}

/** The current step on the way to an estimate (spec §4, 'Estimates flow'; docs/decisions/0129). */
export function EstimateSteps({ at, isCareFirst = false, children }: EstimateStepsProps) {
  const base = useEstimatesBase();
  const steps = isCareFirst ? base.careFirstSteps : base.steps;
  return (
    <ProgressSteps step={steps.indexOf(at) + 1} of={steps.length}>
      {children}
    </ProgressSteps>
  );
}
