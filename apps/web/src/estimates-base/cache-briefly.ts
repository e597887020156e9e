import type { getEstimateDetails } from '@portico/contract';
import { callCache } from '../portal/use-call.ts';

/**
 * The server stores an estimate and may change it, so it is not shown from the cache after the page was left. One
 * second is enough for an update, whose response comes before the address that it changes.
 */
export function cacheBriefly(details: typeof getEstimateDetails): void {
  callCache.setQueryDefaults([details.name], { staleTime: Infinity, gcTime: 1000 });
}

/**
 * For an estimate that was changed on another page: the page that shows it loads it again, however soon it is opened.
 */
export function forgetDetails(details: typeof getEstimateDetails): void {
  callCache.removeQueries({ queryKey: [details.name] });
}
