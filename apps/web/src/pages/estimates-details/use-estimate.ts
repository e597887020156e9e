import { getEstimateDetails, type EstimateModel, type StateParams } from '@portico/contract';
import { callCache, callKey, useCall, type CallState } from '../../portal/use-call.ts';
import { usePortal } from '../../portal/portal.tsx';
import { useStateParams } from '../../router/use-state-params.ts';
import { recallGuestToken } from '../../guest-estimates/guest-token.ts';
import { useGo } from '../../router/use-go.ts';

export type DetailsParams = StateParams<'estimates-details'>;

/** What the address says, with the token that this tab remembers where the address has none; null for an unreadable one. */
export function useDetailsParams(): DetailsParams | null {
  const params = useStateParams('estimates-details');
  const token = params?.token ?? recallGuestToken();
  return params && token !== undefined ? { ...params, token } : params;
}

/**
 * An estimate stands on the server and is changed there, so that none is shown again from the cache after the page was
 * left. The second bridges an update's reply and the address that follows it.
 */
callCache.setQueryDefaults([getEstimateDetails.name], { staleTime: Infinity, gcTime: 1000 });

/** Loads the estimate that the address names (spec §2, 'Estimate details screen'). The last one stays while a newer loads. */
export function useEstimate(params: DetailsParams | null): CallState<EstimateModel> {
  return useCall(getEstimateDetails, inputOf(params ?? {}), {
    enabled: isReadable(params),
    keepPrevious: true,
  });
}

/** Whether the address says enough to load anything; otherwise the state is unstable (spec §4). */
export function isReadable(params: DetailsParams | null): boolean {
  return Boolean(params?.svcArea && (params.template ?? params.estimate));
}

/**
 * Shows the model that an update answered with, without asking for it again. The address follows in place, so that
 * reloading and going back find the location that was chosen. Answers with the model as it will be shown: the cache keeps
 * what has not changed.
 */
export function useShowModel(params: DetailsParams): (model: EstimateModel) => EstimateModel {
  const { language } = usePortal();
  const go = useGo();
  return (model) => {
    const next = { ...params, svcArea: model.ServiceAreaId, location: model.CurrentLocationId };
    const shown =
      callCache.setQueryData<EstimateModel>(callKey(getEstimateDetails, language, inputOf(next)), model) ?? model;
    const isElsewhere = next.svcArea !== params.svcArea || next.location !== (params.location ?? '');
    if (isElsewhere) go('estimates-details', next, { replace: true });
    return shown;
  };
}

function inputOf({ svcArea = '', template, location, token, estimate }: DetailsParams) {
  return { svcArea, template, location, token, estimate };
}
