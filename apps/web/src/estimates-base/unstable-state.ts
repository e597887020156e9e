import type { ErrorName } from '@portico/contract';
import { useEffect } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { useGo } from '../router/use-go.ts';
import { useEstimatesBase } from './estimates-base.ts';

/** Refusals after which a screen of the estimator has nothing left to stand on. */
const footingLost: ReadonlySet<ErrorName> = new Set([
  'malformedRequest',
  'guestTokenRequired',
  'unknownServiceArea',
  'unknownLocation',
  'unknownTemplate',
  'unknownEstimate',
]);

/** Whether a failed load means 'unstable state' (spec §4, §8). Anything else can simply be tried again. */
export function losesFooting(failure: CallFailure | null): boolean {
  return failure?.error != null && footingLost.has(failure.error);
}

/**
 * Sends whoever has no service area, no token or data that cannot be read back to where the estimates begin, which says so:
 * a guest to the locations, whoever is signed in to the saved estimates (spec §4: 'unstable state').
 */
export function useUnstableState(isUnstable: boolean): void {
  const go = useGo();
  const { states } = useEstimatesBase();
  useEffect(() => {
    if (isUnstable) go(states.start, { unstable: '1' }, { replace: true });
    // Once, when it becomes so.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnstable]);
}
