import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { deleteStaged, leasedImports } from '../queries/patient-imports.ts';

/** Imports that run in this process on an embedded database. No other process can use that database. */
const running = new WeakMap<Kysely<Tables>, Set<string>>();

/**
 * Runs an import with its lease. On PostgreSQL that is a lock of a connection, which ends with it: so whose lease is free has ended,
 * however it did.
 */
export async function withImportLease<Result>(
  { db, sessionDb, engine }: Database,
  importId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (engine === 'pglite') {
    const own = running.get(db) ?? new Set();
    running.set(db, own);
    own.add(importId);
    return work().finally(() => own.delete(importId));
  }
  return sessionDb.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext('portico patients lease'), hashtext(${importId}))`.execute(connection);
    return work().finally(() => giveBack(connection, importId));
  });
}

/** Removes what imports have read that are dead: nobody else would. Those that run are left alone. */
export async function removeDeadImports({ db, sessionDb, engine }: Database): Promise<void> {
  for (const importId of await leasedImports(db)) {
    if (engine === 'pglite') {
      if (running.get(db)?.has(importId) !== true) await deleteStaged(db, importId);
    } else {
      await sessionDb.connection().execute(async (connection) => {
        const { rows } = await sql<{ free: boolean }>`
          select pg_try_advisory_lock(hashtext('portico patients lease'), hashtext(${importId})) as free`.execute(
          connection,
        );
        if (rows[0]?.free !== true) return;
        await deleteStaged(connection, importId).finally(() => giveBack(connection, importId));
      });
    }
  }
}

async function giveBack(connection: Kysely<Tables>, importId: string): Promise<void> {
  await sql`select pg_advisory_unlock(hashtext('portico patients lease'), hashtext(${importId}))`.execute(connection);
}
