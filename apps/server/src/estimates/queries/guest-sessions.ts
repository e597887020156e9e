import type { Insertable, Kysely, Transaction } from 'kysely';
import type { GuestSessionsTable, Tables } from '../../platform/db/tables.ts';

/** Stores a guest's session, with hashes of the token and of the browser only. */
export async function insertGuestSession(db: Kysely<Tables>, session: Insertable<GuestSessionsTable>): Promise<void> {
  await db.insertInto('guest_sessions').values(session).execute();
}

/** The live session of a token in this browser; undefined where it has none. */
export async function findTokenSession(
  db: Kysely<Tables>,
  tokenHash: Uint8Array,
  browserHash: Uint8Array,
  now: Date,
): Promise<{ expires_at: Date } | undefined> {
  return db
    .selectFrom('guest_sessions')
    .select('expires_at')
    .where('browser_hash', '=', browserHash)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Lets every live session of the browser end at the same later time. */
export async function extendBrowserSessions(
  db: Kysely<Tables>,
  browserHash: Uint8Array,
  now: Date,
  until: Date,
): Promise<void> {
  await db
    .updateTable('guest_sessions')
    .set({ expires_at: until })
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .execute();
}

/** The browser's session that lives longest; undefined where it has none. */
export async function findBrowserSession(
  db: Kysely<Tables>,
  browserHash: Uint8Array,
  now: Date,
): Promise<{ terms_version: string; accepted_at: Date; expires_at: Date } | undefined> {
  return db
    .selectFrom('guest_sessions')
    .select(['terms_version', 'accepted_at', 'expires_at'])
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Ends every session of the browser. */
export async function deleteBrowserSessions(trx: Transaction<Tables>, browserHash: Uint8Array): Promise<void> {
  await trx.deleteFrom('guest_sessions').where('browser_hash', '=', browserHash).execute();
}
