import type { CallReply, CallSent, getServiceTemplates, StateParams } from '@portico/contract';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { losesFooting, useUnstableState } from '../estimates-base/unstable-state.ts';
import { useCall, type CallState } from '../portal/use-call.ts';

type Wanted = Pick<CallSent<typeof getServiceTemplates>, 'categoryId' | 'getCommon' | 'doSearch' | 'search'>;

/** The services at the location of the address that match the given filters; all of them without a filter. */
export function useServices(
  params: StateParams<'estimates-services'>,
  wanted: Wanted,
): CallState<CallReply<typeof getServiceTemplates>> {
  const { svcArea, location, token } = params;
  const { calls } = useEstimatesBase();
  const state = useCall(
    calls.getServiceTemplates,
    { chosenId: svcArea, location, token, ...wanted },
    { keepPrevious: true },
  );
  useUnstableState(losesFooting(state.failure));
  return state;
}
