import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { limits } from '../platform/limits/limits.ts';
import { callEngines, createTestDatabase } from '../testing/databases.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createLongCalls } from './long-call.ts';

// Design, Growth: "Nothing that matters … lives in one process's memory alone": a proxy leads the next question to any server.
describe.each(callEngines)('what takes longer than a reply may, on %s', (engine) => {
  let database: Database;
  const clock = settableClock();
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  /** A server of the portal, with what it was asked to do. */
  const server = (longestReply = 50) => {
    const call = createLongCalls(longestReply);
    const begun: Array<{ end: (found: object) => void; fail: () => void }> = [];
    const ask = (key: string) =>
      call({ database, clock }, [key], () => {
        const { promise, resolve, reject } = Promise.withResolvers<object>();
        begun.push({ end: resolve, fail: () => reject(new Error('no')) });
        return promise;
      });
    return { begun, ask };
  };

  it('is begun once, whichever server is asked, and told by any of them, once', async () => {
    const [one, other] = [server(), server()];
    expect([await one.ask('a'), await other.ask('a'), await one.ask('a')]).toEqual([null, null, null]);
    expect([one.begun.length, other.begun.length]).toEqual([1, 0]);
    one.begun[0]?.end({ found: 1 });
    await expect.poll(() => other.ask('a')).toEqual({ found: 1 });
    expect(other.begun).toEqual([]);
    // Asked again it is another question.
    expect(await other.ask('a')).toBeNull();
    expect(other.begun).toHaveLength(1);
  });

  it('is begun anew where the server that did it has ended', async () => {
    const [gone, other] = [server(), server()];
    expect([await gone.ask('b'), await other.ask('b')]).toEqual([null, null]);
    clock.advance(limits.silentLongCall.window + 1);
    expect(await other.ask('b')).toBeNull();
    expect([gone.begun.length, other.begun.length]).toEqual([1, 1]);
    other.begun[0]?.end({ found: 2 });
    expect(await other.ask('b')).toEqual({ found: 2 });
  });

  it('that fails is told where it was done, and begun anew elsewhere', async () => {
    const [one, other] = [server(10_000), server()];
    const first = one.ask('c');
    await expect.poll(() => one.begun.length).toBe(1);
    one.begun[0]?.fail();
    await expect(first).rejects.toThrow('no');
    expect(await other.ask('c')).toBeNull();
    expect(other.begun).toHaveLength(1);
  });
});
