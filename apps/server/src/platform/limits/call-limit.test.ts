import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, engines } from '../../testing/databases.ts';
import type { Database } from '../db/database.ts';
import { secondsAfter } from '../time.ts';
import { type CallLimit, createCallLimit } from './call-limit.ts';
import { limits } from './limits.ts';

const start = new Date('2026-11-21T10:00:00Z');

describe.each(engines)('the limit of calls on %s (spec §7, decision 160)', (engine) => {
  let database: Database;
  let now = start;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  const twoServers = (most: { ofAddress: number; ofBrowser: number }) => {
    const server = (): CallLimit => createCallLimit(database.db, { now: () => now }, most);
    const [even, odd] = [server(), server()];
    return async (calls: ReadonlyArray<{ address: string; browser: string | null }>) => {
      const settled = await Promise.allSettled(calls.map((call, at) => (at % 2 === 0 ? even : odd)(call)));
      return settled.map((each) => (each.status === 'fulfilled' ? null : each.reason.error));
    };
  };

  it('lets through exactly as many of a browser, however many come at once to two servers, and all again when the minute is over', async () => {
    const call = twoServers({ ofAddress: 1000, ofBrowser: 30 });
    const calls = Array.from({ length: 100 }, () => ({ address: 'one', browser: 'of one' }));
    const answers = await call(calls);
    expect(answers.filter((each) => each === null)).toHaveLength(30);
    expect(answers.filter((each) => each === 'tooManyRequests')).toHaveLength(70);
    now = secondsAfter(now, limits.calls.window);
    expect(await call(calls.slice(0, 1))).toEqual([null]);
  });

  it('counts a browser’s calls only while its address has some left, and those without a cookie by the address alone', async () => {
    const call = twoServers({ ofAddress: 40, ofBrowser: 30 });
    const calls = Array.from({ length: 100 }, (_, at) => ({
      address: 'two',
      browser: at < 60 ? `${at % 4} of two` : null,
    }));
    expect((await call(calls)).filter((each) => each === null)).toHaveLength(40);
    const { points } = await database.db
      .selectFrom('rate_limits')
      .select(({ fn }) => fn.sum<string>('points').as('points'))
      .where('key', 'like', '% of two')
      .executeTakeFirstOrThrow();
    expect(Number(points)).toBeLessThanOrEqual(40);
  });

  it('neither waits in a circle where many addresses call two servers at once', async () => {
    const call = twoServers({ ofAddress: 10_000, ofBrowser: 10_000 });
    const calls = Array.from({ length: 400 }, (_, at) => ({ address: `a${at % 7}`, browser: `b${(at * 3) % 11}` }));
    expect((await call(calls)).filter((each) => each !== null)).toEqual([]);
  });
});
