import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { hashOf } from '../platform/crypto/token.ts';
import type { Tables } from '../platform/db/tables.ts';
import { limits } from '../platform/limits/limits.ts';
import { secondsAfter } from '../platform/time.ts';
import type { StaffServices } from './services.ts';

/** In milliseconds: a browser, or a proxy before it, may give up on a reply that takes longer. */
const LONGEST_REPLY = 20_000;
/** In milliseconds: so often a server says that it is still at it, and another one looks whether it is done. */
const BEAT = 5000;
const LOOK = 500;

type Used = Pick<StaffServices, 'database' | 'clock'>;

/** Does, or goes on with, what somebody asks for. @returns null while it is under way. */
type LongCall = <Result extends object>(
  used: Used,
  key: readonly unknown[],
  begin: () => Promise<Result>,
) => Promise<Result | null>;

/**
 * What takes longer than a reply may: whoever asks gets null while it is under way, and asks again, at whichever server. What is under way
 * is not begun again, unless the server that does it has ended; what nobody comes back for is forgotten.
 *
 * @param longestReply in milliseconds, for tests.
 */
export function createLongCalls(longestReply = LONGEST_REPLY): LongCall {
  /** Of this server, by who asked and for what, until they are told. */
  const own = new Map<string, Promise<object>>();

  const start = (used: Used, { id, callKey }: Call, begin: () => Promise<object>): Promise<object> => {
    const { database, clock } = used;
    const beating = setInterval(() => void beat(database.db, callKey, clock.now()).catch(() => {}), BEAT).unref();
    const running = begin()
      .then(async (result) => {
        await keepResult(database.db, callKey, result, clock.now());
        return result;
      })
      .catch(async (error: unknown) => {
        await forget(database.db, callKey).catch(() => {});
        throw error;
      })
      .finally(() => clearInterval(beating));
    own.set(id, running);
    const letGo = (): void => {
      if (own.get(id) === running) own.delete(id);
    };
    // A failure is heard by who asks.
    running.then(() => wait(longestReply, undefined, { ref: false })).then(letGo, letGo);
    return running;
  };

  return async <Result extends object>(used: Used, key: readonly unknown[], begin: () => Promise<Result>) => {
    const { database, clock } = used;
    const id = JSON.stringify(key);
    const call = { id, callKey: hashOf(id) };
    const isOwn = own.has(id) || (await claim(database.db, call.callKey, clock.now()));
    const result = isOwn
      ? await Promise.race([own.get(id) ?? start(used, call, begin), wait(longestReply, null, { ref: false })])
      : await resultElsewhere(database.db, call.callKey, longestReply);
    if (result !== null) {
      own.delete(id);
      await forget(database.db, call.callKey);
    }
    return result as Result | null;
  };
}

interface Call {
  id: string;
  callKey: Uint8Array;
}

/** Takes what nobody does, or what a server did that is silent. @returns whether it is the caller's now. */
async function claim(db: Kysely<Tables>, callKey: Uint8Array, now: Date): Promise<boolean> {
  const taken = await db
    .insertInto('staff_long_calls')
    .values({ call_key: callKey, beat_at: now, result: null })
    .onConflict((conflict) =>
      conflict
        .column('call_key')
        .doUpdateSet({ beat_at: now, result: null })
        .where('staff_long_calls.beat_at', '<', secondsAfter(now, -limits.silentLongCall.window)),
    )
    .returning('call_key')
    .executeTakeFirst();
  return taken !== undefined;
}

async function beat(db: Kysely<Tables>, callKey: Uint8Array, now: Date): Promise<void> {
  await db
    .updateTable('staff_long_calls')
    .set({ beat_at: now })
    .where('call_key', '=', callKey)
    .where('result', 'is', null)
    .execute();
}

async function keepResult(db: Kysely<Tables>, callKey: Uint8Array, result: object, now: Date): Promise<void> {
  await db
    .updateTable('staff_long_calls')
    .set({ beat_at: now, result: JSON.stringify(result) })
    .where('call_key', '=', callKey)
    .execute();
}

async function forget(db: Kysely<Tables>, callKey: Uint8Array): Promise<void> {
  await db.deleteFrom('staff_long_calls').where('call_key', '=', callKey).execute();
}

/** What another server has found; null while it is at it, and once it has failed: whoever asks then begins it anew. */
async function resultElsewhere(db: Kysely<Tables>, callKey: Uint8Array, patience: number): Promise<object | null> {
  for (let waited = 0; waited < patience; waited += LOOK) {
    const found = await db
      .selectFrom('staff_long_calls')
      .select('result')
      .where('call_key', '=', callKey)
      .executeTakeFirst();
    if (found === undefined) return null;
    if (found.result !== null) return JSON.parse(found.result) as object;
    await wait(LOOK, undefined, { ref: false });
  }
  return null;
}
