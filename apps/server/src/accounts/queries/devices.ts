import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DevicesTable } from '../../platform/db/account-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { limits } from '../../platform/limits/limits.ts';

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

/** Whether a device has signed in to the account, and has not been forgotten since. */
export async function knowsDevice(db: Kysely<Tables>, accountId: string, deviceKey: Uint8Array): Promise<boolean> {
  const device = await db
    .selectFrom('devices')
    .select('device_id')
    .where('account_id', '=', accountId)
    .where('device_key', '=', deviceKey)
    .executeTakeFirst();
  return device !== undefined;
}

/**
 * Forgets devices: the next sign-in on them counts as from an unfamiliar device and takes every step.
 *
 * @param which deviceId: only this one; except: all but the one with this key. All if neither is given.
 * @returns the number of forgotten devices.
 */
export async function forgetDevices(
  trx: Transaction<Tables>,
  accountId: string,
  which: { deviceId?: string | undefined; except?: Uint8Array | null } = {},
): Promise<number> {
  const { deviceId, except = null } = which;
  const forgotten = await trx
    .deleteFrom('devices')
    .where('account_id', '=', accountId)
    .where((eb) => (deviceId === undefined ? eb.lit(true) : eb('device_id', '=', deviceId)))
    .where((eb) => (except === null ? eb.lit(true) : eb('device_key', '!=', except)))
    .executeTakeFirst();
  return Number(forgotten.numDeletedRows);
}

/** Makes every device of an account take the second step again. The devices stay familiar. */
export async function endRemembering(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx
    .updateTable('devices')
    .set({ remember_hash: null, remembered_until: null })
    .where('account_id', '=', accountId)
    .execute();
}

/** Forgets the devices of an account beyond the limit that were used longest ago, never the one in use. */
export async function deleteOldestDevices(
  trx: Transaction<Tables>,
  accountId: string,
  inUse: Uint8Array,
): Promise<void> {
  await trx
    .deleteFrom('devices')
    .where('account_id', '=', accountId)
    .where('device_id', 'not in', (eb) =>
      eb
        .selectFrom('devices as kept')
        .select('kept.device_id')
        .where('kept.account_id', '=', accountId)
        .orderBy((order) => order.eb('kept.device_key', '=', inUse), 'desc')
        .orderBy('kept.last_used_at', 'desc')
        .limit(limits.knownDevices.number),
    )
    .execute();
}
