import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DevicesTable } from '../account-tables.ts';
import type { Tables } from '../tables.ts';

/**
 * Notes that a device has completed a sign-in. What it is remembered by is replaced where a new one is given, and stays
 * where none is.
 *
 * @returns whether it is new to an account that knows others: its owner should hear of that.
 */
export async function touchDevice(trx: Transaction<Tables>, device: Insertable<DevicesTable>): Promise<boolean> {
  const { account_id, browser, last_used_at, remember_hash, remembered_until } = device;
  const { is_stranger } = await trx
    .insertInto('devices')
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'device_key']).doUpdateSet({
        browser,
        last_used_at,
        ...(remember_hash === null ? {} : { remember_hash, remembered_until }),
      }),
    )
    // A row that was there before carries the mark of the transaction that changed it; the others are those of before.
    .returning((eb) =>
      eb
        .and([
          sql<boolean>`xmax = 0`,
          eb.exists(
            eb.selectFrom('devices as other').select('other.device_id').where('other.account_id', '=', account_id),
          ),
        ])
        .$castTo<boolean>()
        .as('is_stranger'),
    )
    .executeTakeFirstOrThrow();
  return is_stranger;
}

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
