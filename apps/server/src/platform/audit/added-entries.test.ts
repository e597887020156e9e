import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../../testing/databases.ts';
import { keysOf } from '../crypto/keys.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { DEMONSTRATION_SECRET } from '../settings/secret.ts';
import { AddedEntries } from './added-entries.ts';
import { appendAudit } from './append-audit.ts';
import { verifyAudit } from './verify-audit.ts';

// Issue 16, point 3: "the audit chain appended in one round trip so that no server can hold it".

const keys = keysOf(DEMONSTRATION_SECRET);
const now = new Date('2026-11-26T15:00:00Z');

let database: Database;
let other: Database;
beforeEach(async () => {
  database = await createTestDatabase('postgresql');
  const databaseUrl = database.driver.engine === 'postgresql' ? database.driver.connectionString : '';
  // No limits that would end who stands still: it is to hold nobody up in the meantime.
  other = await openDatabase({ dataFolder: '', databaseUrl });
});
afterEach(async () => {
  await other.close();
  await database.close();
});

async function append({ db }: Database, place: number): Promise<void> {
  const entry = { event: 'signedIn', accountId: null, actor: 'account', details: { place } } as const;
  await db.transaction().execute((trx) => appendAudit(trx, { keys, now }, entry));
}

async function placesInOrder(): Promise<unknown[]> {
  const rows = await database.db.selectFrom('audit_entries').select(['number', 'details']).orderBy('number').execute();
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, at) => at + 1));
  return rows.map(({ details }) => details['place']);
}

it('a server that stands still in the middle of an append holds nobody up, and may append when it wakes', async () => {
  const standing = Promise.withResolvers<void>();
  const woken = Promise.withResolvers<void>();
  const frozen = database.db.transaction().execute(async (trx) => {
    // As an append that has read the end of the trail, and sends nothing more.
    await sql`select * from audit_turn(true)`.execute(trx);
    standing.resolve();
    await woken.promise;
    await appendAudit(
      trx,
      { keys, now },
      { event: 'signedOut', accountId: null, actor: 'account', details: { place: 0 } },
    );
  });
  await standing.promise;
  let hasEnded = false;
  void frozen.finally(() => {
    hasEnded = true;
  });
  const places = Array.from({ length: 12 }, (_, at) => at + 1);
  await Promise.all(places.map((place) => append(place % 2 === 0 ? database : other, place)));
  expect(hasEnded).toBe(false);
  woken.resolve();
  await frozen;
  expect(new Set(await placesInOrder())).toEqual(new Set([0, ...places]));
  expect(await verifyAudit(database.db, keys)).toMatchObject({ head: { number: 13 }, broken: null });
});

it('two servers that append at the same moment make one chain', async () => {
  const places = Array.from({ length: 60 }, (_, at) => at);
  await Promise.all(places.map((place) => append(place % 2 === 0 ? database : other, place)));
  expect(await placesInOrder()).toHaveLength(60);
  expect(await verifyAudit(database.db, keys)).toMatchObject({ head: { number: 60 }, broken: null });
});

it('a server that has long been alone goes on from where it left the trail, until another appends', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = vi.spyOn(AddedEntries.prototype, 'hasCollided');
  onTestFinished(() => asked.mockRestore());
  await append(database, 1);
  vi.advanceTimersByTime(60_000);
  await append(database, 2);
  expect(asked).not.toHaveBeenCalled();
  await append(other, 3);
  await append(database, 4);
  expect(asked).toHaveReturnedWith(true);
  await append(database, 5);
  expect(asked).toHaveBeenCalledOnce();
  expect(await placesInOrder()).toEqual([1, 2, 3, 4, 5]);
  expect(await verifyAudit(database.db, keys)).toMatchObject({ head: { number: 5 }, broken: null });
});

it('entries of one transaction stand one after the other, and go with it', async () => {
  const both = async (isUndone: boolean): Promise<void> => {
    await database.db.transaction().execute(async (trx) => {
      for (const place of [1, 2]) {
        const entry = { event: 'signedIn', accountId: null, actor: 'account', details: { place } } as const;
        await appendAudit(trx, { keys, now }, entry);
      }
      if (isUndone) throw new Error('undone');
    });
  };
  await expect(both(true)).rejects.toThrow('undone');
  expect(await placesInOrder()).toEqual([]);
  await both(false);
  expect(await placesInOrder()).toEqual([1, 2]);
  expect(await verifyAudit(database.db, keys)).toMatchObject({ head: { number: 2 }, broken: null });
});

it('takes any text of a person’s reason as it is', async () => {
  const reason = String.raw`O'Brien\'s; drop table audit_entries; -- $1 "quoted" ${'\u{1F600}'}`;
  const entry = { event: 'accountSuspended', accountId: null, actor: 'staff', details: { reason } } as const;
  await database.db.transaction().execute((trx) => appendAudit(trx, { keys, now }, entry));
  const rows = await database.db.selectFrom('audit_entries').select('details').execute();
  expect(rows).toEqual([{ details: { reason } }]);
  expect(await verifyAudit(database.db, keys)).toMatchObject({ broken: null });
});
