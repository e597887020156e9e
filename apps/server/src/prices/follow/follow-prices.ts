import { secondsAfter } from '../../platform/time.ts';
import { claimDueFollow } from '../queries/price-follows.ts';
import { PriceImportError } from '../price-import-error.ts';
import { checkFollow } from './check-follow.ts';
import type { FollowServices } from './follow-services.ts';

/**
 * Checks every follow that is due, one after another: a hospital's file may be large, and nobody waits for it. One that fails in a way of
 * its own, or whose location is being imported, keeps none of the others back.
 *
 * @throws the first error that is no fault of a file or its host, once all are checked. The reason of the signal.
 */
export async function followPrices(services: FollowServices): Promise<void> {
  const { maxMinutes } = services.settings.healthSystem.priceFollowing;
  const errors: unknown[] = [];
  for (;;) {
    if (services.signal.aborted) return;
    const now = services.clock.now();
    // Twice its time: the import comes after the fetch.
    const follow = await claimDueFollow(services.database.db, now, secondsAfter(now, 2 * maxMinutes * 60));
    if (follow === undefined) break;
    try {
      await checkFollow(follow, services);
    } catch (error) {
      if (services.signal.aborted) throw error;
      if (!(error instanceof PriceImportError)) errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
