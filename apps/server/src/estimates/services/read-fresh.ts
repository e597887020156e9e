import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { CacheableReply } from './reply-cache.ts';

/** Where prices are read. */
export interface PriceReads {
  readonly primary: Kysely<Tables>;
  /** The same as the primary where there is none. */
  readonly replica: Kysely<Tables>;
}

/** In milliseconds: a replica that has failed is not asked for so long, so that nobody waits for it again and again. */
const LEFT_ALONE = 5000;

/** A read whose reply says whether it is of what is live at the primary. */
export type FreshRead = <Reply>(
  read: (db: Kysely<Tables>) => Promise<CacheableReply<Reply>>,
) => Promise<CacheableReply<Reply>>;

/**
 * Reads at the replica; and at the primary where the replica has not come to what is live yet, or has failed. So a price that went live
 * a moment ago is what everybody gets, however far the replica lags (decision 212).
 */
export function createFreshRead({ primary, replica }: PriceReads): FreshRead {
  if (primary === replica) return (read) => read(primary);
  let leftAloneUntil = 0;
  return async (read) => {
    if (performance.now() < leftAloneUntil) return read(primary);
    const found = await read(replica).catch(() => {
      // Whatever it was: the primary answers, or fails in its turn.
      leftAloneUntil = performance.now() + LEFT_ALONE;
      return null;
    });
    return found?.isOfKey === true ? found : read(primary);
  };
}
