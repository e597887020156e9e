import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DevicesTable } from '../account-tables.ts';
import type { Tables } from '../tables.ts';

/** The devices that have signed in to the account, the one used last first. */
export async function listDevices(db: Kysely<Tables>, accountId: string): Promise<Selectable<DevicesTable>[]> {
  return db
    .selectFrom('devices')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .orderBy('device_id')
    .execute();
}

/**
 * Makes devices need the second step again.
 *
 * @param deviceId the one; all of the account where absent.
 * @returns how many there are, remembered or not.
 */
export async function forgetDevices(trx: Transaction<Tables>, accountId: string, deviceId?: string): Promise<number> {
  const forgotten = await trx
    .updateTable('devices')
    .set({ remember_hash: null, remembered_until: null })
    .where('account_id', '=', accountId)
    .where((eb) => (deviceId === undefined ? eb.lit(true) : eb('device_id', '=', deviceId)))
    .executeTakeFirst();
  return Number(forgotten.numUpdatedRows);
}
