import type { CallFailure } from '../api/call-failure.ts';
import { CallProblem } from '../frame/call-problem.tsx';
import { LockedBy } from '../locked/locked-by.tsx';

export interface RecoveryProblemProps {
  failure: CallFailure | null;
  onRetry: () => void;
}

/** Why a step of a recovery failed; nothing if its fields show it. */
export function RecoveryProblem({ failure, onRetry }: RecoveryProblemProps) {
  if (failure === null || failure.fields.length > 0) return null;
  if (failure.error === 'loginLockout') return <LockedBy failure={failure} />;
  return <CallProblem failure={failure} onRetry={onRetry} />;
}
