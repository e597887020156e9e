import { type Kysely, sql } from 'kysely';
import type { Keys } from '../crypto/keys.ts';
import { unsealFor } from '../crypto/sealed.ts';
import type { Tables } from '../db/tables.ts';

/** Jobs that are read at a time: each is one message. */
const PAGE = 200;

/** By what a job is somebody's. */
export interface JobsOf {
  /** Texts that stand in its data as a value, in any letter case: an account's id, a mailbox, a phone. */
  values: readonly string[];
  /** Whether an object in its data is the person. */
  isPerson: (value: object) => boolean;
}

/**
 * Deletes the jobs of somebody. What jobs carry is sealed, so all of them are read; there are as many as an hour brings.
 */
export async function forgetJobs(db: Kysely<Tables>, keys: Keys, { values, isPerson }: JobsOf): Promise<void> {
  const texts = new Set(values.map((value) => value.toLowerCase()));
  const isSought = (data: unknown): boolean => {
    if (typeof data === 'string') return texts.has(data.toLowerCase());
    return typeof data === 'object' && data !== null && (isPerson(data) || Object.values(data).some(isSought));
  };
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ id: string; sealed: string | null }>`
      select id, data->>'sealed' as sealed from pgboss.job where id > ${after}::uuid order by id limit ${PAGE}`.execute(
      db,
    );
    const found = rows.filter(({ sealed }) => sealed !== null && isSought(readJob(keys, sealed)));
    if (found.length > 0) {
      await sql`delete from pgboss.job where id = any(${found.map(({ id }) => id)}::uuid[])`.execute(db);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.id;
  }
}

/** Null for a job that nobody can read: it must not stand in the way of the others. */
function readJob(keys: Keys, sealed: string): unknown {
  try {
    return unsealFor(keys, 'job', sealed);
  } catch {
    return null;
  }
}
