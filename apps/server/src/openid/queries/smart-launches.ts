import type { Insertable, Kysely, Selectable } from 'kysely';
import type { SmartLaunchesTable } from '../../platform/db/smart-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

export async function addLaunch(db: Kysely<Tables>, launch: Insertable<SmartLaunchesTable>): Promise<void> {
  await db.insertInto('smart_launches').values(launch).execute();
}

/** A launch of an app that has not expired, and is not another request's. */
export async function findLaunch(
  db: Kysely<Tables>,
  { launchHash, clientId, claim }: { launchHash: Uint8Array; clientId: string; claim: Uint8Array },
  now: Date,
): Promise<Selectable<SmartLaunchesTable> | undefined> {
  return db
    .selectFrom('smart_launches')
    .selectAll()
    .where('launch_hash', '=', launchHash)
    .where('client_id', '=', clientId)
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('claimed_by', 'is', null), eb('claimed_by', '=', claim)]))
    .executeTakeFirst();
}

/** Makes a launch this request's alone. Of several at the same moment one gets true. */
export async function claimLaunch(
  db: Kysely<Tables>,
  { launchHash, claim }: { launchHash: Uint8Array; claim: Uint8Array },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('smart_launches')
    .set({ claimed_by: claim })
    .where('launch_hash', '=', launchHash)
    .where((eb) => eb.or([eb('claimed_by', 'is', null), eb('claimed_by', '=', claim)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Once the app has its code: the handle opens nothing more. */
export async function deleteLaunch(db: Kysely<Tables>, launchHash: Uint8Array): Promise<void> {
  await db.deleteFrom('smart_launches').where('launch_hash', '=', launchHash).execute();
}
