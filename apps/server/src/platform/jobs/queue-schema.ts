import { sql } from 'kysely';
import manifest from 'pg-boss/package.json' with { type: 'json' };
import type { Database } from '../db/database.ts';

/**
 * How the job queue's own tables stand to the library that this program has: `behind`, also where there are none, `current`, or `newer`
 * where a newer release has been.
 */
export type QueueSchema = 'behind' | 'current' | 'newer';

export async function readQueueSchema({ db }: Pick<Database, 'db'>): Promise<QueueSchema> {
  const { rows: found } = await sql<{ table: string | null }>`
    select to_regclass('pgboss.version')::text as table`.execute(db);
  if (found[0]?.table == null) return 'behind';
  const { rows } = await sql<{ version: number }>`select version from pgboss.version`.execute(db);
  const own = manifest.pgboss.schema;
  const stored = rows[0]?.version ?? 0;
  if (stored === own) return 'current';
  return stored < own ? 'behind' : 'newer';
}

/**
 * What pg-boss is told of migrating, once its tables are up to date. Told not to, it refuses those of a newer release, and nothing could
 * be rolled back; told to, it leaves them as they are.
 */
export async function leavesNewerTables(database: Pick<Database, 'db'>): Promise<boolean> {
  return (await readQueueSchema(database)) === 'newer';
}
