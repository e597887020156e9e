import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';

/**
 * Reads prices as if a version were live, by the very queries that visitors' pages use: in a transaction that makes it live
 * and is always undone. Nobody else sees anything of it. The work must use the transaction that it is given.
 */
export async function asIfLive<Result>(
  db: Kysely<Tables>,
  { locationId, versionId }: { locationId: string; versionId: number },
  work: (trx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const trx = await db.startTransaction().execute();
  try {
    await trx
      .insertInto('price_live')
      .values({ location_id: locationId, version_id: versionId })
      .onConflict((conflict) => conflict.column('location_id').doUpdateSet({ version_id: versionId }))
      .execute();
    return await work(trx);
  } finally {
    await trx.rollback().execute();
  }
}
