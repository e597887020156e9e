import type { ErrorName } from '@portico/contract';
import { useEffect } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { useGo } from '../router/use-go.ts';
import { useEstimatesBase } from './estimates-base.ts';

/** Refusals after which a screen of the estimator cannot continue. */
const footingLost: ReadonlySet<ErrorName> = new Set([
  'malformedRequest',
  'guestTokenRequired',
  'unknownServiceArea',
  'unknownLocation',
  'unknownTemplate',
  'unknownEstimate',
]);

/** Whether a failed load means 'unstable state' (spec §4, §8). After any other failure the visitor can try again. */
export function losesFooting(failure: CallFailure | null): boolean {
  return failure?.error != null && footingLost.has(failure.error);
}

/**
 * For a visitor without a service area, without a token or with data that cannot be read: goes back to the start of the
 * estimator, which says so. That is the locations for a guest, and the saved estimates for a signed-in person (spec §4:
 * 'unstable state').
 */
export function useUnstableState(isUnstable: boolean): void {
  const go = useGo();
  const { states } = useEstimatesBase();
  useEffect(() => {
    if (isUnstable) go(states.start, { unstable: '1' }, { replace: true });
    // Once, when it becomes unstable.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnstable]);
}
