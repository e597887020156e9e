import { type Kysely, sql } from 'kysely';
import { SettingsError } from '../settings/settings-error.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Makes sure that what comes through a pooler has the limits of requests: a pooler takes no settings of a connection, so they have to be
 * those of the user, or of the pooler's own connections.
 *
 * @throws SettingsError with the statement that sets them.
 */
export async function requirePooledLimits({ db, readDb }: Database, limits: ConnectionLimits): Promise<void> {
  for (const each of new Set([db, readDb])) {
    const { user, missing } = await findMissing(each, limits);
    if (missing.length === 0) continue;
    throw new SettingsError([
      `DATABASE_DIRECT_URL is set, so connections come from a pooler, and PostgreSQL does not end what takes too long on them. Run there once: ` +
        missing.map(([name, value]) => `alter role "${user}" set ${name} = '${value}ms';`).join(' '),
    ]);
  }
}

/** The limits that connections do not have, or only higher ones; 0 is none. */
async function findMissing(
  db: Kysely<Tables>,
  limits: ConnectionLimits,
): Promise<{ user: string; missing: Array<[name: string, limit: number]> }> {
  const { rows } = await sql<{ user: string; name: string; setting: string }>`
    select current_user as user, name, setting from pg_settings where name in (${sql.join(Object.keys(limits))})`.execute(
    db,
  );
  const found = new Map(rows.map(({ name, setting }) => [name, Number(setting)]));
  const missing = Object.entries(limits).filter(([name, limit]) => {
    const set = found.get(name) ?? 0;
    return set === 0 || set > limit;
  });
  return { user: rows[0]?.user ?? '', missing };
}
