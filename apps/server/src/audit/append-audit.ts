import type { Transaction } from 'kysely';
import type { AuditEntriesTable } from '../db/account-tables.ts';
import type { Tables } from '../db/tables.ts';
import { auditTime, entryHash } from './entry-hash.ts';
import type { AuditEvent } from './events.ts';

/** One thing that happened. */
export interface AuditRecord {
  event: AuditEvent;
  /** null where nobody was found, or nobody is concerned. */
  accountId: string | null;
  /** `visitor`: whoever sits at the browser, not signed in. `account`: the person who is. */
  actor: AuditEntriesTable['actor'];
  /** Never patient data, an address or a token: a network address only as a keyed hash. */
  details?: Readonly<Record<string, string | number | boolean>>;
}

/**
 * Adds an entry to the audit trail, bound to the one before by a keyed hash.
 *
 * Must be the last thing that a transaction does: it holds the end of the chain until the commit, and everybody else who
 * appends waits for it. A transaction that is undone leaves no entry: refuse after the commit, not within.
 *
 * @param context secret: PORTICO_SECRET; now: from the clock port.
 */
export async function appendAudit(
  trx: Transaction<Tables>,
  { secret, now }: { secret: string; now: Date },
  { event, accountId, actor, details = {} }: AuditRecord,
): Promise<void> {
  const head = await trx.selectFrom('audit_head').select(['number', 'hash']).forUpdate().executeTakeFirstOrThrow();
  const number = head.number + 1;
  const hash = entryHash(secret, head.hash, { number, at: auditTime(now), event, accountId, actor, details });
  await trx
    .with('moved', (query) => query.updateTable('audit_head').set({ number, hash }))
    .insertInto('audit_entries')
    .values({ number, at: now, event, account_id: accountId, actor, details: JSON.stringify(details), hash })
    .execute();
}
