import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { SecondFactorsTable } from '../../platform/db/account-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

type FactorRow = Selectable<SecondFactorsTable>;

/** The confirmed factors of an account, the one used last first. */
export async function listFactors(db: Kysely<Tables>, accountId: string): Promise<FactorRow[]> {
  return db
    .selectFrom('second_factors')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .orderBy('last_used_at', (order) => order.desc().nullsLast())
    .orderBy('added_at')
    .orderBy('factor_id')
    .execute();
}

/** A factor that has not been confirmed by its code yet. */
export async function findUnconfirmedFactor(
  db: Kysely<Tables>,
  accountId: string,
  factorId: string,
): Promise<FactorRow | undefined> {
  return db
    .selectFrom('second_factors')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('factor_id', '=', factorId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
}

/** Locks the factors of this account until the transaction ends. */
export async function holdFactors(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx.selectFrom('accounts').select('account_id').where('account_id', '=', accountId).forNoKeyUpdate().execute();
}

export async function insertFactor(trx: Transaction<Tables>, factor: Insertable<SecondFactorsTable>): Promise<void> {
  await trx.insertInto('second_factors').values(factor).execute();
}

/** Deletes the unconfirmed factors. Returns their ids. */
export async function deleteUnconfirmedFactors(trx: Transaction<Tables>, accountId: string): Promise<string[]> {
  const gone = await trx
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .returning('factor_id')
    .execute();
  return gone.map(({ factor_id }) => factor_id);
}

/** Confirms a factor. Returns false if it is unknown or confirmed already. */
export async function setFactorConfirmed(
  trx: Transaction<Tables>,
  accountId: string,
  factorId: string,
  now: Date,
): Promise<boolean> {
  const confirmed = await trx
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .where('factor_id', '=', factorId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return confirmed.numUpdatedRows > 0n;
}

/** Deletes a confirmed factor. Returns false if the account has no factor with this id. */
export async function deleteFactor(trx: Transaction<Tables>, accountId: string, factorId: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .where('factor_id', '=', factorId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Deletes every factor of an account, confirmed or not. Returns their ids. */
export async function deleteFactorsOf(trx: Transaction<Tables>, accountId: string): Promise<string[]> {
  const gone = await trx
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .returning('factor_id')
    .execute();
  return gone.map(({ factor_id }) => factor_id);
}

export async function touchFactor(
  trx: Transaction<Tables>,
  accountId: string,
  factorId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ last_used_at: now })
    .where('account_id', '=', accountId)
    .where('factor_id', '=', factorId)
    .execute();
}

/**
 * Uses up a time step of an authenticator app, and all earlier ones. Returns false if it was used. If several requests
 * try at the same time, exactly one gets true.
 */
export async function spendTimeStep(
  trx: Transaction<Tables>,
  accountId: string,
  factorId: string,
  step: number,
): Promise<boolean> {
  const used = await trx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('factor_id', '=', factorId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Stores the latest signature counter of a passkey. */
export async function setPasskeyCounter(
  trx: Transaction<Tables>,
  accountId: string,
  factorId: string,
  counter: number,
): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ last_step: counter })
    .where('account_id', '=', accountId)
    .where('factor_id', '=', factorId)
    .execute();
}
