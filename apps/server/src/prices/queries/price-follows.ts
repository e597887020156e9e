import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PriceFollowAcceptsTable, PriceFollowsTable, Tables } from '../../platform/db/tables.ts';
import type { FollowFailure } from '../../documents/messages/price-follow-messages.ts';

/** A price file that is followed, as prices of a location. */
export interface PriceFollow {
  locationId: string;
  /** Of a cms-hpt.txt, or of the file itself. */
  address: string;
  /** The location's name in cms-hpt.txt; null where the address is of a file. */
  locationName: string | null;
  /** Headers or properties of the file that staff take as they are. */
  accepts: readonly string[];
  /** When staff said last what is followed, and what they take as it is. */
  addedAt: Date;
  nextAt: Date;
  checkedAt: Date | null;
  /** The file that was looked at last, taken or not. */
  seen: SeenFile | null;
  /** Why it could not be taken; null if it could. */
  failure: FollowFailure | null;
  failureDetail: string;
  /** Failures in a row. */
  failures: number;
}

/** A file as its host described it. */
export interface SeenFile {
  url: string;
  etag: string | null;
  lastModified: string | null;
  /** Lower-case hexadecimal SHA-256. */
  sha256: string;
}

/** Follows a file for a location, in place of what was followed for it before. It is due at once, or when `dueAt` says. */
export async function saveFollow(
  trx: Transaction<Tables>,
  {
    locationId,
    address,
    locationName,
    accepts,
  }: Pick<PriceFollow, 'locationId' | 'address' | 'locationName' | 'accepts'>,
  now: Date,
  dueAt = now,
): Promise<void> {
  const follow = { address, location_name: locationName, added_at: now, next_at: dueAt, ...nothingSeen };
  await trx
    .insertInto('price_follows')
    .values({ location_id: locationId, ...follow })
    .onConflict((conflict) => conflict.column('location_id').doUpdateSet(follow))
    .execute();
  await trx.deleteFrom('price_follow_accepts').where('location_id', '=', locationId).execute();
  const headers = [...new Set(accepts)].map((header) => ({ location_id: locationId, header }));
  if (headers.length > 0) await trx.insertInto('price_follow_accepts').values(headers).execute();
}

const nothingSeen = {
  checked_at: null,
  file_url: null,
  etag: null,
  last_modified: null,
  file_sha256: null,
  failure: null,
  failure_detail: null,
  failures: 0,
};

/** @returns whether something was followed for the location. */
export async function deleteFollow(trx: Transaction<Tables>, locationId: string): Promise<boolean> {
  await trx.deleteFrom('price_follow_accepts').where('location_id', '=', locationId).execute();
  const { numDeletedRows } = await trx
    .deleteFrom('price_follows')
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** What is followed, by location. */
export async function listFollows(db: Kysely<Tables>): Promise<PriceFollow[]> {
  const rows = await db.selectFrom('price_follows').selectAll().orderBy('location_id').execute();
  const accepted = await db.selectFrom('price_follow_accepts').selectAll().orderBy('header').execute();
  return rows.map((row) => toFollow(row, accepted));
}

/**
 * Takes a follow that is due, so that no other process takes it before the time given, by when this one is done or dead.
 *
 * @returns undefined where none is due.
 */
export async function claimDueFollow(db: Kysely<Tables>, now: Date, until: Date): Promise<PriceFollow | undefined> {
  const row = await db
    .updateTable('price_follows')
    .set({ next_at: until })
    .where('location_id', 'in', (due) =>
      due
        .selectFrom('price_follows')
        .select('location_id')
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const accepted = db.selectFrom('price_follow_accepts').selectAll().where('location_id', '=', row.location_id);
  return toFollow(row, await accepted.orderBy('header').execute());
}

/** What a check has found out. */
export interface Checked {
  now: Date;
  nextAt: Date;
  /** Left out where the file was not looked at, or has not changed. */
  seen?: SeenFile;
  failure: FollowFailure | null;
  failureDetail: string;
  failures: number;
}

/**
 * Saves the result of a check. Of what staff have changed meanwhile, such as the headers that they accept, it says nothing: that is due
 * at once.
 *
 * @returns whether the same is still followed.
 */
export async function saveChecked(
  trx: Transaction<Tables>,
  { locationId, addedAt }: PriceFollow,
  { now, nextAt, seen, failure, failureDetail, failures }: Checked,
): Promise<boolean> {
  const file = seen && {
    file_url: seen.url,
    etag: seen.etag,
    last_modified: seen.lastModified,
    file_sha256: seen.sha256,
  };
  const { numUpdatedRows } = await trx
    .updateTable('price_follows')
    .set({ checked_at: now, next_at: nextAt, ...keptFailure(failure, failureDetail), failures, ...file })
    .where('location_id', '=', locationId)
    .where('added_at', '=', addedAt)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Begins the detail of a failure of the portal's own. That of a website begins with its host, which has no spaces. */
const INTERNAL = 'the portal itself failed: ';

/** Release 0.1.0 has no text of `internal` (decision 178): beside it, such a failure is one that it knows, told by its detail. */
function keptFailure(
  failure: FollowFailure | null,
  detail: string,
): Pick<Selectable<PriceFollowsTable>, 'failure' | 'failure_detail'> {
  return failure === 'internal'
    ? { failure: 'unreachable', failure_detail: INTERNAL + detail }
    : { failure, failure_detail: detail };
}

function failureOf({
  failure,
  failure_detail: detail,
}: Selectable<PriceFollowsTable>): Pick<PriceFollow, 'failure' | 'failureDetail'> {
  if (failure === 'unreachable' && detail?.startsWith(INTERNAL)) {
    return { failure: 'internal', failureDetail: detail.slice(INTERNAL.length) };
  }
  return { failure: failure as FollowFailure | null, failureDetail: detail ?? '' };
}

function toFollow(
  row: Selectable<PriceFollowsTable>,
  accepted: readonly Selectable<PriceFollowAcceptsTable>[],
): PriceFollow {
  const { file_url: url, file_sha256: sha256 } = row;
  return {
    locationId: row.location_id,
    address: row.address,
    locationName: row.location_name,
    accepts: accepted.filter((each) => each.location_id === row.location_id).map(({ header }) => header),
    addedAt: row.added_at,
    nextAt: row.next_at,
    checkedAt: row.checked_at,
    seen: url === null || sha256 === null ? null : { url, etag: row.etag, lastModified: row.last_modified, sha256 },
    ...failureOf(row),
    failures: row.failures,
  };
}
