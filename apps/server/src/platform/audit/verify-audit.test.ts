import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysOf } from '../crypto/keys.ts';
import type { Database } from '../db/database.ts';
import { engines, createTestDatabase } from '../../testing/databases.ts';
import { DEMONSTRATION_SECRET } from '../settings/secret.ts';
import { appendAudit } from './append-audit.ts';
import { isSecretOfAudit } from './is-secret-of-audit.ts';
import { verifyAudit } from './verify-audit.ts';

/** That of the test's database. */
const keys = keysOf(DEMONSTRATION_SECRET);
const now = new Date('2026-11-21T15:00:00.123Z');

describe.each(engines)('walking the audit trail on %s (design: append-only, chained by hash)', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());
  // The trail before the first entry.
  beforeEach(() =>
    tamper("delete from audit_entries; update audit_head set number = 0, hash = decode(repeat('00', 32), 'hex')"),
  );

  it('finds nothing in an empty trail', async () => {
    expect(await verifyAudit(database.db, keys)).toMatchObject({ head: { number: 0 }, broken: null });
  });

  it('finds one chain where twenty appended at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_each, at) => append(at)));
    expect(await verifyAudit(database.db, keys)).toMatchObject({ head: { number: 20 }, broken: null });
  });

  it('finds nothing wrong in more than one batch', async () => {
    await database.db.transaction().execute(async (trx) => {
      for (let at = 0; at < 1001; at += 1) {
        await appendAudit(trx, { keys, now }, { event: 'signedIn', accountId: null, actor: 'account' });
      }
    });
    expect(await verifyAudit(database.db, keys)).toMatchObject({ head: { number: 1001 }, broken: null });
  });

  // As an attacker with full access to the database, but without the secret.
  it.each([
    ['an event', "update audit_entries set event = 'signedOut' where number = 2", 2],
    ['a time by a microsecond', "update audit_entries set at = at + interval '1 microsecond' where number = 2", 2],
    ['details', `update audit_entries set details = '{"place": 9}' where number = 2`, 2],
    ['whom it concerns', 'update audit_entries set account_id = gen_random_uuid() where number = 2', 2],
    ['an entry that is gone', 'delete from audit_entries where number = 2', 2],
    [
      'an entry that is gone, with the gap closed',
      `${deleted(2)} update audit_entries set number = number - 1 where number > 2`,
      2,
    ],
    [
      'two that changed places',
      `update audit_entries set number = -2 where number = 2;
       update audit_entries set number = 2 where number = 3;
       update audit_entries set number = 3 where number = -2`,
      2,
    ],
    ['a beginning that is gone', 'delete from audit_entries where number < 3', 1],
    ['an end that is gone', 'delete from audit_entries where number > 3', 4],
    ['all gone', 'delete from audit_entries', 1],
    [
      'one that was forged, with the head moved',
      `insert into audit_entries select 6, at, event, account_id, actor, details, hash from audit_entries where number = 5;
       update audit_head set number = 6`,
      6,
    ],
    [
      'one behind the end',
      'insert into audit_entries select 6, at, event, account_id, actor, details, hash from audit_entries where number = 5',
      6,
    ],
    ['a head that is not that of the last entry', "update audit_head set hash = decode(repeat('01', 32), 'hex')", 5],
  ])('finds %s', async (_name, tampering, number) => {
    await appendSome(5);
    await tamper(tampering);
    const { broken } = await verifyAudit(database.db, keys);
    expect(broken?.number).toBe(number);
  });

  it('finds a trail that was written with another secret', async () => {
    await appendSome(1);
    expect((await verifyAudit(database.db, keysOf('another secret'))).broken?.number).toBe(1);
  });

  describe('with a note of the head that is kept elsewhere', () => {
    it('finds an end that was cut off together with its head', async () => {
      await appendSome(5);
      const { head: note } = await verifyAudit(database.db, keys);
      await tamper(`delete from audit_entries where number > 3;
        update audit_head set number = 3, hash = (select hash from audit_entries where number = 3)`);
      expect((await verifyAudit(database.db, keys)).broken).toBeNull();
      expect((await verifyAudit(database.db, keys, note)).broken?.number).toBe(4);
      await appendSome(2);
      expect((await verifyAudit(database.db, keys, note)).broken?.number).toBe(5);
    });

    it('finds nothing wrong where the trail only grew', async () => {
      await appendSome(2);
      const { head: note } = await verifyAudit(database.db, keys);
      await appendSome(2);
      expect((await verifyAudit(database.db, keys, note)).broken).toBeNull();
    });
  });

  it.each([0, 1, 2, 3])('tells the secret that a trail of %d entries was written with', async (entries) => {
    await appendSome(entries);
    expect(await isSecretOfAudit(database.db, keys)).toBe(true);
    expect(await isSecretOfAudit(database.db, keysOf('another secret'))).toBe(entries === 0);
  });

  async function append(place: number): Promise<void> {
    await database.db
      .transaction()
      .execute((trx) =>
        appendAudit(trx, { keys, now }, { event: 'signedIn', accountId: null, actor: 'account', details: { place } }),
      );
  }

  async function appendSome(count: number): Promise<void> {
    for (let place = 0; place < count; place += 1) await append(place);
  }

  async function tamper(statements: string): Promise<void> {
    await database.db.connection().execute(async (connection) => {
      const guarded = ['alter table audit_entries disable trigger all', ...statements.split(';')];
      for (const statement of [...guarded, 'alter table audit_entries enable trigger all']) {
        await connection.executeQuery(CompiledQuery.raw(statement));
      }
    });
  }
});

function deleted(number: number): string {
  return `delete from audit_entries where number = ${number};`;
}
