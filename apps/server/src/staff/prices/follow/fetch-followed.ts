import type { Clock } from '../../../ports/clock.ts';
import { checkFollow, type FollowOutcome } from '../../../prices/follow/check-follow.ts';
import { listFollows, type PriceFollow } from '../../../prices/queries/price-follows.ts';
import { ActError } from '../../act-error.ts';
import { recordCommand, type Staff } from '../../staff.ts';

/** What a fetch uses besides: it takes minutes, so that the time of its beginning is not enough. */
export interface FetchServices {
  clock: Clock;
  /** Stops it; then nothing is changed. */
  signal: AbortSignal;
}

/** What is followed for a location. @throws ActError where nothing is. */
export async function requireFollow({ database }: Pick<Staff, 'database'>, locationId: string): Promise<PriceFollow> {
  const follow = (await listFollows(database.db)).find((each) => each.locationId === locationId);
  if (follow === undefined) throw new ActError('notFollowed', `Nothing is followed for ${locationId}.`);
  return follow;
}

/**
 * Fetches a followed file now, and stages its prices if it has changed, with an entry in the name of who asked.
 *
 * @throws PriceImportError while another import of the location runs. The reason of the signal.
 */
export async function fetchFollowed(
  staff: Staff,
  follow: PriceFollow,
  { clock, signal }: FetchServices,
): Promise<FollowOutcome> {
  const { database, settings } = staff;
  return staff.withJobs((jobs) =>
    checkFollow(follow, {
      database,
      clock,
      settings,
      jobs,
      record: (trx, entry) => recordCommand(trx, staff, 'prices follow', entry),
      signal,
    }),
  );
}
