import { join } from 'node:path';
import { type Insertable, type Kysely, type Selectable } from 'kysely';
import type { OutboxTable, Tables } from './db/tables.ts';

/** Stores one message. A second insert with the same id changes nothing. */
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

/** The HTML part of the message with this UUID, if there is such a message and it has one. */
export async function findOutboxHtml(db: Kysely<Tables>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('outbox').select('html').where('id', '=', id).executeTakeFirst();
  return row?.html ?? undefined;
}

/** Path of the PDF of an outbox letter. @param id a UUID. */
export function letterFile(folder: string, id: string): string {
  return join(folder, `${id}.pdf`);
}
