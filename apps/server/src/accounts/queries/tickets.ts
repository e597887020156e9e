import type { Expression, ExpressionBuilder, Insertable, Kysely, Selectable, SqlBool, Transaction } from 'kysely';
import type { TicketsTable } from '../../platform/db/account-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** The key of a ticket that may still be used. */
export interface TicketKey {
  hash: Uint8Array;
  /** The ticket must have one of these. */
  purposes: readonly string[];
  /** The browser that presents it. A ticket that is bound to no browser may come from any. */
  browserHash: Uint8Array;
  now: Date;
}

const held = ['ticket_hash', 'purpose', 'account_id', 'sealed'] as const;

/** The stored content of a ticket. */
export type TicketRow = Pick<Selectable<TicketsTable>, (typeof held)[number]>;

export async function insertTicket(trx: Transaction<Tables>, ticket: Insertable<TicketsTable>): Promise<void> {
  await trx.insertInto('tickets').values(ticket).execute();
}

/** Undefined if the ticket is unknown, used, expired or another browser's. */
export async function findValidTicket(db: Kysely<Tables>, key: TicketKey): Promise<TicketRow | undefined> {
  return db.selectFrom('tickets').select(held).where(isOpen(key)).executeTakeFirst();
}

/** Changes the purpose of a valid ticket. If several requests try at the same time, exactly one gets true. */
export async function setTicketPurpose(
  trx: Transaction<Tables>,
  key: TicketKey,
  { purpose, expiresAt }: { purpose: string; expiresAt: Date },
): Promise<boolean> {
  const changed = await trx
    .updateTable('tickets')
    .set({ purpose, expires_at: expiresAt })
    .where(isOpen(key))
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Uses up a valid ticket. If several requests try at the same time, exactly one gets it. */
export async function spendValidTicket(trx: Transaction<Tables>, key: TicketKey): Promise<TicketRow | undefined> {
  return trx.updateTable('tickets').set({ used_at: key.now }).where(isOpen(key)).returning(held).executeTakeFirst();
}

/** Uses up every valid ticket of an account: none may outlive a change of its password or a suspension. */
export async function spendTicketsOf(trx: Transaction<Tables>, accountId: string, now: Date): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

function isOpen({ hash, purposes, browserHash, now }: TicketKey) {
  return (where: ExpressionBuilder<Tables, 'tickets'>): Expression<SqlBool> =>
    where.and([
      where('ticket_hash', '=', hash),
      where('purpose', 'in', purposes),
      where.or([where('browser_hash', 'is', null), where('browser_hash', '=', browserHash)]),
      where('used_at', 'is', null),
      where('expires_at', '>', now),
    ]);
}
