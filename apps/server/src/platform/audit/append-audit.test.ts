import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../crypto/keys.ts';
import type { Database } from '../db/database.ts';
import { engines, createTestDatabase } from '../../testing/databases.ts';
import { DEMONSTRATION_SECRET } from '../settings/secret.ts';
import { appendAudit } from './append-audit.ts';
import { verifyAudit } from './verify-audit.ts';

/** That of the test's database. */
const keys = keysOf(DEMONSTRATION_SECRET);
const now = new Date('2026-11-21T15:00:00.123Z');

describe.each(engines)('the audit trail on %s (design: append-only, chained by hash)', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('numbers entries without gaps, and moves its head with them', async () => {
    await append('signedIn');
    await append('signedOut');
    const rows = await database.db.selectFrom('audit_entries').selectAll().orderBy('number').execute();
    expect(rows.map(({ number, event, actor, details, at }) => ({ number, event, actor, details, at }))).toEqual([
      { number: 1, event: 'signedIn', actor: 'account', details: { place: 1 }, at: now },
      { number: 2, event: 'signedOut', actor: 'account', details: { place: 1 }, at: now },
    ]);
    const head = await database.db.selectFrom('audit_head').select(['number', 'hash']).executeTakeFirstOrThrow();
    expect(head).toEqual({ number: 2, hash: rows[1]?.hash });
  });

  it('keeps nothing of a transaction that is undone', async () => {
    const undone = database.db.transaction().execute(async (trx) => {
      await appendAudit(trx, { keys, now }, { event: 'signedIn', accountId: null, actor: 'visitor' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { number } = await database.db.selectFrom('audit_head').select('number').executeTakeFirstOrThrow();
    expect(number).toBe(2);
  });

  // Findings, operations B1 (issue 12, point 1): one entry of another key breaks the chain for good.
  it('takes nothing from a server with another secret than its database’s', async () => {
    const foreign = { keys: keysOf('another secret than the database was made with'), now };
    const appending = database.db
      .transaction()
      .execute((trx) => appendAudit(trx, foreign, { event: 'signedIn', accountId: null, actor: 'visitor' }));
    await expect(appending).rejects.toMatchObject({ name: 'InstallationError', problem: 'secret' });
    expect(await verifyAudit(database.db, keys)).toMatchObject({ head: { number: 2 }, broken: null });
  });

  it.each([
    ['changed', "update audit_entries set event = 'signedOut' where number = 1"],
    ['deleted', 'delete from audit_entries where number = 1'],
    ['emptied', 'truncate audit_entries'],
  ])('cannot be %s', async (_name, statement) => {
    await expect(database.db.executeQuery(CompiledQuery.raw(statement))).rejects.toThrow(/only ever added/);
  });

  async function append(event: 'signedIn' | 'signedOut'): Promise<void> {
    await database.db
      .transaction()
      .execute((trx) =>
        appendAudit(trx, { keys, now }, { event, accountId: null, actor: 'account', details: { place: 1 } }),
      );
  }
});
