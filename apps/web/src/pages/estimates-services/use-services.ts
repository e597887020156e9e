import { getServiceTemplates, type CallReply, type CallSent, type StateParams } from '@portico/contract';
import { losesFooting, useUnstableState } from '../../guest-estimates/unstable-state.ts';
import { useCall, type CallState } from '../../portal/use-call.ts';

type Wanted = Pick<CallSent<typeof getServiceTemplates>, 'categoryId' | 'getCommon' | 'doSearch' | 'search'>;

/** Services at the place of the address; all of them where nothing is wanted in particular. */
export function useServices(
  params: StateParams<'estimates-services'>,
  wanted: Wanted,
): CallState<CallReply<typeof getServiceTemplates>> {
  const { svcArea, location, token } = params;
  const state = useCall(getServiceTemplates, { eafId: svcArea, location, token, ...wanted }, { keepPrevious: true });
  useUnstableState(losesFooting(state.failure));
  return state;
}
