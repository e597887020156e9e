import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { HashedEntry } from './entry-hash.ts';

/** Entries read at a time. */
const BATCH = 1000;

/** The entries of the audit trail after a number, in order, in the form that was hashed. Reads them in batches. */
export async function* readEntries(
  db: Kysely<Tables>,
  after: number,
): AsyncGenerator<HashedEntry & { hash: Uint8Array }> {
  let last = after;
  for (;;) {
    const batch = await db
      .selectFrom('audit_entries')
      .select(['number', 'event', 'account_id as accountId', 'actor', 'details', 'hash'])
      // As `auditTime` writes it, to the microsecond.
      .select(sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('at'))
      .where('number', '>', last)
      .orderBy('number')
      .limit(BATCH)
      .execute();
    yield* batch;
    const end = batch.at(-1);
    if (end === undefined || batch.length < BATCH) return;
    last = end.number;
  }
}
