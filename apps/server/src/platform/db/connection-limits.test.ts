import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/databases.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { lockEnd } from '../audit/lock-end.ts';
import { keysOf } from '../crypto/keys.ts';
import { DEMONSTRATION_SECRET } from '../settings/secret.ts';
import { type ConnectionLimits, requestLimits } from './connection-limits.ts';
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

it('a server that stands still in a transaction loses its lock before another gives up (issue 16, point 3)', async () => {
  const limits = { statement_timeout: 60_000, lock_timeout: 30_000, idle_in_transaction_session_timeout: 200 };
  const [frozen, other] = [await openServer(limits), await openServer(limits)];
  try {
    let wake = (): void => {};
    const frozenUntil = new Promise<void>((resolve) => {
      wake = resolve;
    });
    let hold = (): void => {};
    const held = new Promise<void>((resolve) => {
      hold = resolve;
    });
    const standsStill = frozen.db.transaction().execute(async (trx) => {
      await lockEnd(trx, keys);
      hold();
      await frozenUntil;
      await appendAudit(trx, { keys, now }, { event: 'signedOut', accountId: null, actor: 'account' });
    });
    const ending = standsStill.then(
      () => 'committed',
      (error: unknown) => outageOf(error),
    );
    await held;
    await other.db
      .transaction()
      .execute((trx) => appendAudit(trx, { keys, now }, { event: 'signedIn', accountId: null, actor: 'account' }));
    wake();
    expect(await ending).toBe('database');
    const entries = await database.db.selectFrom('audit_entries').select(['number', 'event']).execute();
    expect(entries).toEqual([{ number: 1, event: 'signedIn' }]);
  } finally {
    await frozen.close();
    await other.close();
  }
});

it('a request is ended by PostgreSQL, and whoever waits for a lock waits longer than one can be held in idleness', async () => {
  const server = await openServer(requestLimits);
  try {
    const names = Object.keys(requestLimits);
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in (${sql.join(names)})`.execute(server.db);
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual(requestLimits);
    expect(requestLimits.idle_in_transaction_session_timeout).toBeLessThan(requestLimits.lock_timeout);
    expect(requestLimits.lock_timeout).toBeLessThan(requestLimits.statement_timeout);
  } finally {
    await server.close();
  }
});
