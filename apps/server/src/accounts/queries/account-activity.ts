import type { Kysely } from 'kysely';
import type { AuditEntry } from '../../platform/audit/find-entries.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Entries of an account's trail, of some events. */
export interface OwnEntries {
  accountId: string;
  events: readonly string[];
}

/** How many there are. */
export async function countOwnEntries(db: Kysely<Tables>, own: OwnEntries): Promise<number> {
  const { count } = await entriesOf(db, own)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Some of them, the newest first. Entries are only ever added, so that each keeps its place from the oldest. */
export async function listOwnEntries(
  db: Kysely<Tables>,
  own: OwnEntries,
  { after, before }: { after: number; before: number },
): Promise<AuditEntry[]> {
  const found = await entriesOf(db, own)
    .selectAll()
    .orderBy('number')
    .offset(after)
    .limit(before - after)
    .execute();
  return found.toReversed();
}

function entriesOf(db: Kysely<Tables>, { accountId, events }: OwnEntries) {
  return db.selectFrom('audit_entries').where('account_id', '=', accountId).where('event', 'in', events);
}
