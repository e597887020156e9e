import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { GuestSessionsTable, Tables } from '../../platform/db/tables.ts';
import { readInBatches } from '../../platform/in-batches.ts';

/** Tokens that one statement looks for. */
const MAX_TOGETHER = 200;

/** Stores a guest's session, with hashes of the token and of the browser only. */
export async function insertGuestSession(db: Kysely<Tables>, session: Insertable<GuestSessionsTable>): Promise<void> {
  await db.insertInto('guest_sessions').values(session).execute();
}

/** A token, and the browser that sends it, both as hashes. */
interface SentToken {
  readonly tokenHash: Uint8Array;
  readonly browserHash: Uint8Array;
}

/** The session of a token in this browser, live or not; undefined where it has none. */
export const findTokenSession = readInBatches(async (db: Kysely<Tables>, sent: readonly SentToken[]) => {
  const browsers = sent.map(({ browserHash }) => browserHash);
  const tokens = sent.map(({ tokenHash }) => tokenHash);
  const { rows } = await sql<{ turn: number; expires_at: Date }>`
    select turn::int, session.expires_at
    from unnest(${browsers}::bytea[], ${tokens}::bytea[]) with ordinality as sent (browser_hash, token_hash, turn)
    join guest_sessions session using (browser_hash, token_hash)`.execute(db);
  const byTurn = new Map(rows.map(({ turn, expires_at }) => [turn - 1, { expires_at }]));
  return sent.map((_, turn) => byTurn.get(turn));
}, MAX_TOGETHER);

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
