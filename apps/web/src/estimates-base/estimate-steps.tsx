import type { StateName } from '@portico/contract';
import type { ReactNode } from 'react';
import { ProgressSteps } from '../ui/progress-steps.tsx';
import { useEstimatesBase } from './estimates-base.ts';

/** The current step on the way to an estimate (spec §4, 'Estimates flow'). */
export function EstimateSteps({ at, children }: { at: StateName; children?: ReactNode }) {
  const { steps } = useEstimatesBase();
  return (
    <ProgressSteps step={steps.indexOf(at) + 1} of={steps.length}>
      {children}
    </ProgressSteps>
  );
}
