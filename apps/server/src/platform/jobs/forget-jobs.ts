import { type Kysely, sql } from 'kysely';
import type { Keys } from '../crypto/keys.ts';
import { unsealFor } from '../crypto/sealed.ts';
import type { Tables } from '../db/tables.ts';

/** Jobs that are read at a time: each is one message. */
const PAGE = 200;

/**
 * Deletes the jobs in whose data one of these texts stands as a value: an account's id, a mailbox, a phone. What jobs carry
 * is sealed, so all of them are read; there are as many as an hour brings.
 *
 * @param values in any letter case.
 */
export async function forgetJobs(db: Kysely<Tables>, keys: Keys, values: readonly string[]): Promise<void> {
  const sought = new Set(values.map((value) => value.toLowerCase()));
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ id: string; sealed: string | null }>`
      select id, data->>'sealed' as sealed from pgboss.job where id > ${after}::uuid order by id limit ${PAGE}`.execute(
      db,
    );
    const found = rows.filter(({ sealed }) => sealed !== null && holdsOne(readJob(keys, sealed), sought));
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

/** Whether one of the texts is a value somewhere in the data. */
function holdsOne(data: unknown, sought: ReadonlySet<string>): boolean {
  if (typeof data === 'string') return sought.has(data.toLowerCase());
  return typeof data === 'object' && data !== null && Object.values(data).some((value) => holdsOne(value, sought));
}
