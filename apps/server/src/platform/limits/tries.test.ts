import { randomBytes } from 'node:crypto';
import { keysOf } from '../crypto/keys.ts';
import { eventually } from '../../testing/eventually.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { engines, createTestDatabase } from '../../testing/databases.ts';
import { type SettableClock, settableClock } from '../../testing/settable-clock.ts';
import { signInSubjects } from '../../accounts/sign-in/try-subjects.ts';
import { beginTry, clearTries, findCaptcha, findLock, liftLocks } from './tries.ts';
import type { TryLimit } from './try-limit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const FIRST_LOCK = 15 * MINUTE;

describe.each(engines)('tries on %s (docs/decisions/0017)', (engine) => {
  let database: Database;
  let clock: SettableClock;
  let own: TryLimit;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    clock = settableClock();
    own = newLimit(5);
  });

  function newLimit(limit: number, beyond: TryLimit['beyond'] = 'lock'): TryLimit {
    return { key: randomBytes(12).toString('base64url'), subject: randomBytes(32), limit, beyond };
  }

  const tryOnce = (limits: readonly TryLimit[] = [own]) => beginTry(database.db, limits, clock.now(), FIRST_LOCK);

  async function tryTimes(times: number, limits: readonly TryLimit[] = [own]) {
    const answers = [];
    for (let count = 0; count < times; count += 1) answers.push(await tryOnce(limits));
    return answers;
  }

  const lockedAt = async (lockedFor: number) => expect(await tryOnce()).toEqual({ allowed: false, lockedFor });

  it('are five, and the fifth sets the lock', async () => {
    expect(await tryTimes(6)).toEqual([
      { allowed: true, remaining: 4, lockedFor: 0 },
      { allowed: true, remaining: 3, lockedFor: 0 },
      { allowed: true, remaining: 2, lockedFor: 0 },
      { allowed: true, remaining: 1, lockedFor: 0 },
      { allowed: true, remaining: 0, lockedFor: FIRST_LOCK },
      { allowed: false, lockedFor: FIRST_LOCK },
    ]);
    clock.advance(10 * MINUTE);
    await lockedAt(5 * MINUTE);
    expect(await findLock(database.db, [own], clock.now())).toBe(5 * MINUTE);
  });

  it('are five of fifty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryOnce()));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
    expect(await findLock(database.db, [own], clock.now())).toBe(FIRST_LOCK);
  });

  it('are five of fifty at once after a lock, too', async () => {
    await tryTimes(5);
    clock.advance(FIRST_LOCK);
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryOnce()));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  it('begin anew after a lock, and the next lock is twice as long, up to a day', async () => {
    const locks = [];
    for (let round = 0; round < 9; round += 1) {
      await tryTimes(5);
      const seconds = await findLock(database.db, [own], clock.now());
      locks.push(seconds / MINUTE);
      clock.advance(Math.min(seconds, 23 * HOUR));
      // Further tries during a lock do not lengthen it, and the lock is not deleted.
      if (seconds > 23 * HOUR) await lockedAt(seconds - 23 * HOUR);
      clock.advance(Math.max(0, seconds - 23 * HOUR));
    }
    expect(locks).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
  });

  it('are forgotten after a day without one, with the locks', async () => {
    await tryTimes(5);
    clock.advance(24 * HOUR - 1);
    expect(await tryOnce()).toEqual({ allowed: true, remaining: 4, lockedFor: 0 });
    clock.advance(24 * HOUR);
    const last = (await tryTimes(5)).at(-1);
    expect(last).toEqual({ allowed: true, remaining: 0, lockedFor: FIRST_LOCK });
  });

  it('are forgotten by a success', async () => {
    await tryTimes(5);
    await clearTries(database.db, [own]);
    expect(await findLock(database.db, [own], clock.now())).toBe(0);
    expect(await tryOnce()).toMatchObject({ remaining: 4 });
  });

  it('do not count against the strangers of a name while their own address is locked', async () => {
    const strangers = newLimit(8);
    await tryTimes(30, [own, strangers]);
    const elsewhere = newLimit(5);
    // Five of the eight were used: one address alone cannot lock out all others.
    expect(await tryOnce([elsewhere, strangers])).toMatchObject({ allowed: true, remaining: 2 });
    await tryTimes(2, [elsewhere, strangers]);
    expect(await tryOnce([newLimit(5), strangers])).toEqual({ allowed: false, lockedFor: FIRST_LOCK });
    expect(await findLock(database.db, [newLimit(5), strangers], clock.now())).toBe(FIRST_LOCK);
  });

  it('beyond a limit of strangers are refused without a lock: a captcha opens the way (decision 79)', async () => {
    const strangers = newLimit(8, 'captcha');
    for (let count = 0; count < 8; count += 1) {
      expect(await tryOnce([newLimit(5), strangers])).toEqual({ allowed: true, remaining: 4, lockedFor: 0 });
    }
    expect(await findCaptcha(database.db, [own, strangers], clock.now())).toBe(true);
    expect(await findLock(database.db, [own, strangers], clock.now())).toBe(0);
    expect(await tryOnce([own, strangers])).toEqual({ allowed: false, lockedFor: 0 });
    clock.advance(FIRST_LOCK);
    expect(await findCaptcha(database.db, [own, strangers], clock.now())).toBe(false);
  });

  it('are lifted by staff for all keys of one name', async () => {
    const strangers = { ...newLimit(50), subject: own.subject };
    await tryTimes(5, [own, strangers]);
    await liftLocks(database.db, [own.subject]);
    expect(await tryOnce([own, strangers])).toMatchObject({ allowed: true, remaining: 4 });
  });

  describe.runIf(engine === 'postgresql')('that are forgotten while others are counted', () => {
    it.each(['a success', 'staff'])(
      'are taken in the same order by %s, so that neither waits for the other',
      async (by) => {
        const { db } = database;
        const subject = randomBytes(32);
        const who = { keys: keysOf('secret'), usernameKey: subject, deviceKey: null, isFamiliar: false };
        const limits = signInSubjects({ ...who, address: '192.0.2.1' });
        // The table has the shared key before the address's own key.
        for (const limit of limits.toReversed()) await tryOnce([limit]);
        const [address, shared] = limits.map(({ key }) => key);
        const forget = (): Promise<void> =>
          by === 'staff' ? liftLocks(db, [subject]) : clearTries(db, limits.toReversed());
        let forgotten = Promise.resolve();
        await db.transaction().execute(async (trx) => {
          await trx
            .selectFrom('try_locks')
            .select('key')
            .where('key', '=', address ?? '')
            .forUpdate()
            .execute();
          forgotten = forget();
          await eventually(async () => {
            const { rows } = await sql`select from pg_locks where not granted`.execute(db);
            expect(rows).toHaveLength(1);
          });
          // Without the right order this would deadlock with a try from the address.
          await trx
            .selectFrom('try_locks')
            .select('key')
            .where('key', '=', shared ?? '')
            .forUpdate()
            .noWait()
            .execute();
        });
        await forgotten;
        expect(await tryOnce(limits)).toMatchObject({ remaining: 4 });
      },
    );
  });
});
