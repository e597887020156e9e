import type { ErrorName } from '@portico/contract';
import { useEffect } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { useGo } from '../router/use-go.ts';

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
 * Sends a guest whose service area is missing, whose data cannot be read or who has no token back to the estimates'
 * first page, which says so (spec §4: 'unstable state').
 */
export function useUnstableState(isUnstable: boolean): void {
  const go = useGo();
  useEffect(() => {
    if (isUnstable) go('estimates', { unstable: '1' }, { replace: true });
    // Once, when it becomes so.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnstable]);
}
