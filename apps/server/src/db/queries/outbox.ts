import type { Insertable, Kysely, Selectable } from 'kysely';
import type { OutboxTable, Tables } from '../tables.ts';

/** Keeps one message. The same id again changes nothing. */
export async function insertOutboxMessage(db: Kysely<Tables>, message: Insertable<OutboxTable>): Promise<void> {
  await db
    .insertInto('outbox')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The newest messages first, 200 at most. */
export function listOutbox(db: Kysely<Tables>): Promise<Selectable<OutboxTable>[]> {
  return db.selectFrom('outbox').selectAll().orderBy('at', 'desc').orderBy('id').limit(200).execute();
}
