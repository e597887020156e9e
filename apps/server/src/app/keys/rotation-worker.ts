import { setTimeout as wait } from 'node:timers/promises';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/db/database.ts';
import { finishRotation } from './finish-rotation.ts';
import { findRotation } from './find-rotation.ts';
import { rotateKeys } from './rotate-keys.ts';
import type { Walked } from './walk.ts';

/** In milliseconds: between two transactions, so that people who sign in come first. */
const PAUSE = 2;
/** In milliseconds: until the next walk, on a database that other servers write to as well. */
const REST = 10 * 60_000;

/**
 * In milliseconds: between the walk that found all done and the one that proves it. A call may write back what it has
 * read before, and none takes so long.
 */
export const SETTLING = 60_000;

export interface RotationWorker {
  /** Lets the transaction that runs end, and stops. */
  stop(): Promise<void>;
}

/** What the operator's log is told. `failure`: the name of what went wrong; it is tried again. */
type RotationReport = (told: (Walked & { finished: boolean }) | { failure: string }) => void;

/** What the worker needs. */
export interface RotationPorts {
  database: Database;
  now: () => Date;
  report: RotationReport;
}

/**
 * Brings the database under the current secret in the background, where there is a previous one or anything of a version
 * before. On the embedded database, which is one server's alone, it ends the rotation; on PostgreSQL `portico keys rotate`
 * does, since only its operator knows when every server has the new secret.
 */
export function startRotation({ database, now, report }: RotationPorts, keys: Keys): RotationWorker {
  const stopping = new AbortController();
  const { signal } = stopping;
  const context = {
    db: database.db,
    keys,
    pause: async () => {
      await wait(PAUSE, undefined, { signal });
    },
  };
  const round = async (): Promise<'done' | 'rest'> => {
    if ((await findRotation(database.db, keys)) !== 'underWay') return 'done';
    const first = await rotateKeys(context);
    if (keys.previous !== null && database.engine === 'postgresql') {
      report({ ...first, finished: false });
      return 'rest';
    }
    await wait(SETTLING, undefined, { signal });
    const second = await rotateKeys(context);
    const finished = await finishRotation(database.db, { keys, now: now() }, second);
    report({ ...second, changed: first.changed + second.changed, finished });
    return finished ? 'done' : 'rest';
  };
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        if ((await round()) === 'done') return;
      } catch (error) {
        if (signal.aborted) return;
        report({ failure: error instanceof Error ? error.name : 'unknown' });
      }
      await wait(REST, undefined, { signal }).catch(() => {});
    }
  };
  const done = work();
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}
