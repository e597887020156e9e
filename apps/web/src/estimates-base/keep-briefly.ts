import type { getEstimateDetails } from '@portico/contract';
import { callCache } from '../portal/use-call.ts';

/**
 * An estimate stands on the server and is changed there, so that none is shown again from the cache after the page was
 * left. The second bridges an update's reply and the address that follows it.
 */
export function keepBriefly(details: typeof getEstimateDetails): void {
  callCache.setQueryDefaults([details.name], { staleTime: Infinity, gcTime: 1000 });
}

/** An estimate was changed on a page that does not show it: the page that does asks for it anew, however soon it follows. */
export function forgetDetails(details: typeof getEstimateDetails): void {
  callCache.removeQueries({ queryKey: [details.name] });
}
