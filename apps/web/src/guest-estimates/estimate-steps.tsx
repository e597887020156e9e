import type { ReactNode } from 'react';
import { ProgressSteps } from '../ui/progress-steps.tsx';

/** Where, before you start, what, and how much. */
const steps = ['estimates', 'estimates-terms', 'estimates-services', 'estimates-details'] as const;

/** How far one is on the way to an estimate (spec §4, 'Estimates flow'). */
export function EstimateSteps({ at, children }: { at: (typeof steps)[number]; children?: ReactNode }) {
  return (
    <ProgressSteps step={steps.indexOf(at) + 1} of={steps.length}>
      {children}
    </ProgressSteps>
  );
}
