import type { EstimateModel } from '@portico/contract';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { usePortal } from '../portal/portal.tsx';
import { callCache, callKey, useCall, type CallState } from '../portal/use-call.ts';
import { useHasLeft } from '../portal/use-has-left.ts';
import { useGo } from '../router/use-go.ts';
import { addressOf } from './address-of.ts';
import type { DetailsParams } from './details-params.ts';

/**
 * Loads the estimate that the address names (spec §2, 'Estimate details screen'). The last one stays while a newer is
 * being loaded.
 */
export function useEstimate(params: DetailsParams | null): CallState<EstimateModel> {
  const { calls } = useEstimatesBase();
  return useCall(calls.getEstimateDetails, inputOf(params ?? {}), {
    enabled: isReadable(params),
    keepPrevious: true,
  });
}

/** Whether the address has enough to load an estimate; otherwise the state is unstable (spec §4). */
export function isReadable(params: DetailsParams | null): boolean {
  return Boolean(params?.estimate ?? (params?.svcArea && params.template));
}

/**
 * Shows the model that an update returned, without loading it again. The address is replaced, so that reloading and
 * going back show the choice; not where the person has left this estimate meanwhile. Returns the model as it will be shown: the
 * cache reuses the parts that are equal.
 *
 * @param onMove told the address that the same estimate has from now on.
 */
export function useShowModel(
  params: DetailsParams,
  onMove: (next: DetailsParams) => void,
): (model: EstimateModel) => EstimateModel {
  const { language } = usePortal();
  const { calls, states } = useEstimatesBase();
  const go = useGo();
  const hasLeft = useHasLeft();
  return (model) => {
    const next = addressOf(model, params);
    const key = callKey(calls.getEstimateDetails, language, inputOf(next));
    const shown = callCache.setQueryData<EstimateModel>(key, model) ?? model;
    const isElsewhere =
      next.svcArea !== params.svcArea || next.location !== (params.location ?? '') || next.estimate !== params.estimate;
    if (isElsewhere && !hasLeft()) {
      onMove(next);
      go(states.details, next, { replace: true });
    }
    return shown;
  };
}

function inputOf({ svcArea, template, location, token, estimate }: DetailsParams) {
  return { svcArea, template, location, token, estimate };
}
