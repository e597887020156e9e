import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { AuditEntriesTable } from '../db/account-tables.ts';
import type { Tables } from '../db/tables.ts';
import type { AuditEvent } from './events.ts';

/** An entry as it is read. Those of older versions may have events that are not written any more. */
export type AuditEntry = Selectable<AuditEntriesTable>;

/** Which entries are asked for. What is absent is not asked about. */
export interface EntryFilter {
  accountId?: string | undefined;
  /** The first moment. */
  since?: Date | undefined;
  /** The moment after the last. */
  until?: Date | undefined;
  event?: AuditEvent | undefined;
  actor?: AuditEntriesTable['actor'] | undefined;
  /** A member of staff, as `--as` or the system named them. */
  by?: string | undefined;
  /** Numbers: those behind this one, and up to that one. */
  after?: number | undefined;
  upTo?: number | undefined;
}

/** Entries read at a time. */
const BATCH = 500;

/**
 * The entries of a filter, in batches, the oldest first. Memory use does not depend on their number. Entries that are
 * added meanwhile are left out.
 */
export async function* findEntries(db: Kysely<Tables>, filter: EntryFilter): AsyncGenerator<AuditEntry[]> {
  const span = await spanOf(db, filter);
  let last = Math.max(span.first - 1, filter.after ?? 0);
  for (;;) {
    const batch = await matching(db, filter)
      .selectAll()
      .where('number', '>', last)
      .where('number', '<=', span.last)
      .orderBy('number')
      .limit(BATCH)
      .execute();
    if (batch.length > 0) yield batch;
    const end = batch.at(-1);
    if (end === undefined || batch.length < BATCH) return;
    last = end.number;
  }
}

/**
 * The newest entries of a filter, the newest first.
 *
 * @param before those of lower numbers; null for all.
 */
export async function findNewestEntries(
  db: Kysely<Tables>,
  filter: EntryFilter,
  { before, most }: { before: number | null; most: number },
): Promise<AuditEntry[]> {
  const { first, last } = await spanOf(db, filter);
  return matching(db, filter)
    .selectAll()
    .where('number', '>=', first)
    .where('number', '<=', before === null ? last : Math.min(last, before - 1))
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
}

/** The numbers between which the filter's time lies. Looked up by time alone, and not by walking to it by number. */
async function spanOf(
  db: Kysely<Tables>,
  { since, until, upTo }: Pick<EntryFilter, 'since' | 'until' | 'upTo'>,
): Promise<{ first: number; last: number }> {
  const { number: end } = await db.selectFrom('audit_head').select('number').executeTakeFirstOrThrow();
  const head = Math.min(end, upTo ?? end);
  if (since === undefined && until === undefined) return { first: 1, last: head };
  const found = await db
    .with('of_time', (query) => matching(query, { since, until }).select('number').offset(sql.lit(0)))
    .selectFrom('of_time')
    .select((eb) => [eb.fn.min('number').as('first'), eb.fn.max('number').as('last')])
    .executeTakeFirstOrThrow();
  return { first: found.first ?? 1, last: Math.min(head, found.last ?? 0) };
}

/** Its own entries, and those of a person who looks after another one: both are named in each (decision 89). */
const isOfAccount = (id: string) => (eb: ExpressionBuilder<Tables, 'audit_entries'>) =>
  eb.or([
    eb('account_id', '=', id),
    eb(sql<string>`details ->> 'proxy'`, '=', id),
    eb(sql<string>`details ->> 'patient'`, '=', id),
  ]);

function matching(db: Pick<Kysely<Tables>, 'selectFrom'>, { accountId, since, until, event, actor, by }: EntryFilter) {
  return db
    .selectFrom('audit_entries')
    .$if(accountId !== undefined, (query) => query.where(isOfAccount(accountId ?? '')))
    .$if(since !== undefined, (query) => query.where('at', '>=', since ?? new Date()))
    .$if(until !== undefined, (query) => query.where('at', '<', until ?? new Date()))
    .$if(event !== undefined, (query) => query.where('event', '=', event ?? ''))
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? 'system'))
    .$if(by !== undefined, (query) => query.where(sql<string>`details ->> 'by'`, '=', by ?? ''));
}
