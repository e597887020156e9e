import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, createTestDatabase } from '../../testing/databases.ts';
import { secondsAfter } from '../time.ts';
import type { Database } from '../db/database.ts';
import { countCalls, countUse, countUseInTurn, returnUse } from './rate-limits.ts';

const now = new Date('2026-11-21T10:00:00Z');
const end = secondsAfter(now, 3600);

describe.each(engines)('uses of a key in a window on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  const count = (keys: readonly string[], at = now) => countUse(database.db, keys, at, secondsAfter(at, 3600));

  it('are counted one by one, also at once, and anew when the window is over', async () => {
    await Promise.all(Array.from({ length: 9 }, () => count(['one', 'other'])));
    const usages = await count(['one', 'other']);
    expect(usages.map(({ key, points }) => [key, points])).toEqual([
      ['one', 10],
      ['other', 10],
    ]);
    expect(usages[0]?.expires_at).toEqual(end);
    expect((await count(['one'], end))[0]).toMatchObject({ points: 1, expires_at: secondsAfter(end, 3600) });
  });

  it('are counted in turn, and no more once the first is used up: of 50 browsers of one address, five leave a row', async () => {
    const limits = (at: number) => [
      { key: 'address', limit: 5 },
      { key: `browser ${at}`, limit: 5 },
    ];
    await Promise.all(Array.from({ length: 50 }, (_, at) => countUseInTurn(database.db, limits(at), now, end)));
    const rows = await database.db.selectFrom('rate_limits').select('key').where('key', 'like', 'browser %').execute();
    expect(rows).toHaveLength(5);
  });

  it('of calls are counted in turn, and no more once the address is used up: of 50 browsers, five leave a row', async () => {
    const calls = Array.from({ length: 25 }, (_, at) => ({ address: 'of calls', browser: `caller ${at}` }));
    const others = calls.map(({ address, browser }) => ({ address, browser: `${browser} of another` }));
    await Promise.all([calls, others].map((each) => countCalls(database.db, each, { ofAddress: 5, now, end })));
    const rows = await database.db.selectFrom('rate_limits').select('key').where('key', 'like', 'caller %').execute();
    expect(rows).toHaveLength(5);
  });

  it('are taken back, and never below none', async () => {
    await count(['back']);
    await returnUse(database.db, ['back']);
    await returnUse(database.db, ['back', 'unheard of']);
    expect((await count(['back']))[0]?.points).toBe(1);
  });

  it('are counted and taken back at once without waiting for each other in a circle', async () => {
    // In the table the second key comes before the first one.
    for (const key of ['second', 'first']) await count([key]);
    const keys = ['first', 'second'];
    const work = Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? count(keys) : returnUse(database.db, keys)));
    const settled = await Promise.allSettled(work);
    expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
});
