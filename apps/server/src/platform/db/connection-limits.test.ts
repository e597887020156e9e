import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/databases.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { lockEnd } from '../audit/lock-end.ts';
import { keysOf } from '../crypto/keys.ts';
import { DEMONSTRATION_SECRET } from '../settings/secret.ts';
import { type ConnectionLimits, longLimits, queueLimits, requestLimits } from './connection-limits.ts';
import { type Database, openDatabase } from './database.ts';
import { outageOf } from './outage.ts';

// Findings, reliability 1: a server that stood still with the end of the audit trail locked stopped every sign-in everywhere.

const keys = keysOf(DEMONSTRATION_SECRET);
const now = new Date('2026-11-25T15:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase('postgresql');
});
afterAll(() => database.close());

/** Another server on the same database. */
async function openServer(limits: ConnectionLimits): Promise<Database> {
  if (database.driver.engine !== 'postgresql') throw new Error('not PostgreSQL');
  return openDatabase({ dataFolder: '', databaseUrl: database.driver.connectionString, limits });
}

it('a command that stands still in a transaction loses its lock before another gives up (issue 16, point 3)', async () => {
  const limits = { statement_timeout: 60_000, lock_timeout: 30_000, idle_in_transaction_session_timeout: 200 };
  const [frozen, other] = [await openServer(limits), await openServer(limits)];
  const held = Promise.withResolvers<void>();
  const woken = Promise.withResolvers<void>();
  try {
    const ending = frozen.db
      .transaction()
      .execute(async (trx) => {
        await lockEnd(trx, keys);
        held.resolve();
        await woken.promise;
        await appendAudit(trx, { keys, now }, { event: 'signedOut', accountId: null, actor: 'account' });
      })
      .then(() => 'committed', outageOf);
    await held.promise;
    await other.db
      .transaction()
      .execute((trx) => appendAudit(trx, { keys, now }, { event: 'signedIn', accountId: null, actor: 'account' }));
    woken.resolve();
    expect(await ending).toBe('database');
    const entries = await database.db.selectFrom('audit_entries').select(['number', 'event']).execute();
    expect(entries).toEqual([{ number: 1, event: 'signedIn' }]);
  } finally {
    await frozen.close();
    await other.close();
  }
});

it.each([
  ['requests', requestLimits],
  ['the job queue', queueLimits],
  ['imports, migrations and commands', longLimits],
])('PostgreSQL ends what takes too long of %s', async (_of, limits) => {
  const server = await openServer(limits);
  try {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in (${sql.join(Object.keys(limits))})`.execute(server.db);
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual(limits);
    // Whoever waits for a lock waits longer than one can be held in idleness.
    expect(limits.idle_in_transaction_session_timeout).toBeLessThan(limits.lock_timeout);
    expect(limits.lock_timeout).toBeLessThan(limits.statement_timeout);
  } finally {
    await server.close();
  }
});
