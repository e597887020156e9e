import type { StateParams } from '@portico/contract';
import { useEstimatesBase } from '../../estimates-base/estimates-base.ts';
import { forgetDetails } from '../../estimates-base/keep-briefly.ts';
import { useGo } from '../../router/use-go.ts';

/** Goes to the estimate. With `replace`, the browser's "back" skips this page, which would only lead on again. */
export function useGoToDetails(params: StateParams<'estimates-insurance'>): (options?: { replace?: boolean }) => void {
  const { calls, states } = useEstimatesBase();
  const go = useGo();
  const { fromDetails, ...details } = params;
  return ({ replace = fromDetails === '1' } = {}) => {
    forgetDetails(calls.getEstimateDetails);
    go(states.details, details, { replace });
  };
}
