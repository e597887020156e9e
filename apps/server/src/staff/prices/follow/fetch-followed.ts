import type { Clock } from '../../../ports/clock.ts';
import { checkFollow, type FollowOutcome } from '../../../prices/follow/check-follow.ts';
import { listFollows, type PriceFollow } from '../../../prices/queries/price-follows.ts';
import { ActError } from '../../act-error.ts';
import { recordCommand, type Staff } from '../../staff.ts';

/** What came of a fetch of what is followed still. */
export type FetchOutcome = Exclude<FollowOutcome, { kind: 'dropped' }>;

/** What a fetch uses besides: it takes minutes, so that the time of its beginning is not enough. */
export interface FetchServices {
  clock: Clock;
  /** Stops it; then nothing is changed. */
  signal: AbortSignal;
}

/** What is followed for a location. @throws ActError where nothing is. */
export async function requireFollow({ database }: Pick<Staff, 'database'>, locationId: string): Promise<PriceFollow> {
  const follow = (await listFollows(database.db)).find((each) => each.locationId === locationId);
  if (follow === undefined) throw notFollowed(locationId);
  return follow;
}

function notFollowed(locationId: string): ActError {
  return new ActError('notFollowed', `Nothing is followed for ${locationId}.`);
}

/**
 * Fetches a followed file now, and stages its prices if it has changed, with an entry in the name of who asked. One that could not be read
 * is read again.
 *
 * @throws PriceImportError while another import of the location runs. ActError where it is followed no more by the end. The reason of the signal.
 */
export async function fetchFollowed(
  staff: Staff,
  follow: PriceFollow,
  { clock, signal }: FetchServices,
): Promise<FetchOutcome> {
  const { database, settings } = staff;
  const outcome = await staff.withJobs((jobs) =>
    checkFollow(
      follow,
      {
        database,
        clock,
        settings,
        jobs,
        record: (trx, entry) => recordCommand(trx, staff, 'prices follow', entry),
        signal,
      },
      { isAsked: true },
    ),
  );
  if (outcome.kind === 'dropped') throw notFollowed(follow.locationId);
  return outcome;
}
