import { secondsAfter } from '../../platform/time.ts';
import { claimDueFollow } from '../queries/price-follows.ts';
import { checkFollow } from './check-follow.ts';
import type { FollowServices } from './follow-services.ts';

/** Checks every follow that is due, one after another: a hospital's file may be large, and nobody waits for it. */
export async function followPrices(services: FollowServices): Promise<void> {
  const { maxMinutes } = services.settings.healthSystem.priceFollowing;
  for (;;) {
    if (services.signal.aborted) return;
    const now = services.clock.now();
    // Twice its time: the import comes after the fetch.
    const follow = await claimDueFollow(services.database.db, now, secondsAfter(now, 2 * maxMinutes * 60));
    if (follow === undefined) return;
    await checkFollow(follow, services);
  }
}
