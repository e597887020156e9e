import type { Transaction } from 'kysely';
import { addressKey } from '../crypto/lookup-keys.ts';
import type { AuditEntriesTable } from '../db/account-tables.ts';
import type { Tables } from '../db/tables.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { Services } from '../services.ts';
import { auditTime, entryHash } from './entry-hash.ts';
import type { AuditEvent } from './events.ts';

/** One thing that happened. */
export interface AuditRecord {
  event: AuditEvent;
  /** null where nobody was found, or nobody is concerned. */
  accountId: string | null;
  /** `visitor`: whoever sits at the browser, not signed in. `account`: the person who is. */
  actor: AuditEntriesTable['actor'];
  /** Never patient data, an address or a token. */
  details?: Readonly<Record<string, string | number | boolean>>;
}

/** When something happens, and from where. */
export interface AuditContext {
  /** PORTICO_SECRET. */
  secret: string;
  /** From the clock port. */
  now: Date;
  /** Network address of whoever does it, of which a keyed hash is kept; absent for staff at the terminal. */
  address?: string;
}

/** The context of what a visitor does now. */
export function auditContext(
  { address }: Pick<Visitor, 'address'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): AuditContext {
  return { secret: settings.secret, now: ports.clock.now(), address };
}

/**
 * Adds an entry to the audit trail, bound to the one before by a keyed hash.
 *
 * Must be the last thing that a transaction does: it holds the end of the chain until the commit, and everybody else who
 * appends waits for it. A transaction that is undone leaves no entry: refuse after the commit, not within.
 */
export async function appendAudit(
  trx: Transaction<Tables>,
  { secret, now, address }: AuditContext,
  { event, accountId, actor, details: told = {} }: AuditRecord,
): Promise<void> {
  const details = address === undefined ? told : { ...told, address: addressKey(secret, address) };
  const head = await trx.selectFrom('audit_head').select(['number', 'hash']).forUpdate().executeTakeFirstOrThrow();
  const number = head.number + 1;
  const hash = entryHash(secret, head.hash, { number, at: auditTime(now), event, accountId, actor, details });
  await trx
    .with('moved', (query) => query.updateTable('audit_head').set({ number, hash }))
    .insertInto('audit_entries')
    .values({ number, at: now, event, account_id: accountId, actor, details: JSON.stringify(details), hash })
    .execute();
}
