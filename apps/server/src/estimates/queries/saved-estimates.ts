import type { Kysely, NotNull, Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { StoredEstimate } from './estimates.ts';

/** What saving adds to an estimate. */
export interface Saving {
  saved_at: Date;
  saved_figures: string;
  valid_until: Date;
  expires_at: Date;
  /** The account of who saved it for the owner; null: the owner. */
  saved_by: string | null;
}

/** The estimates that an owner saved, newest first. */
export async function listSavedEstimates(
  db: Kysely<Tables>,
  ownerId: string,
  now: Date,
): Promise<Array<Pick<StoredEstimate, 'id' | 'template' | 'service_area' | 'location_id'> & Saving>> {
  return (
    db
      .selectFrom('estimates')
      .select([
        'id',
        'template',
        'service_area',
        'location_id',
        'saved_at',
        'saved_figures',
        'valid_until',
        'expires_at',
        'saved_by',
      ])
      .where('owner_id', '=', ownerId)
      .where('saved_at', 'is not', null)
      .where('expires_at', '>', now)
      .orderBy('saved_at', 'desc')
      .orderBy('id')
      // Saving writes the three together.
      .$narrowType<{ saved_at: NotNull; saved_figures: NotNull; valid_until: NotNull }>()
      .execute()
  );
}

/** The number of estimates that an owner has saved. Exact only while the account is locked. */
export async function countSavedEstimates(db: Kysely<Tables>, ownerId: string, now: Date): Promise<number> {
  const { saved } = await db
    .selectFrom('estimates')
    .select(({ fn }) => fn.countAll<number>().as('saved'))
    .where('owner_id', '=', ownerId)
    .where('saved_at', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return saved;
}

/**
 * Makes a working estimate a saved one, with the choices of its figures, even if another tab has changed them since. False where it is
 * no longer a working estimate.
 */
export async function markSaved(
  trx: Transaction<Tables>,
  shown: StoredEstimate,
  saving: Saving,
  now: Date,
): Promise<boolean> {
  const { service_area, location_id, provider_id, disclaimer_accepted, is_self_pay, insurance_id, benefits } = shown;
  const { second_insurance_id, second_benefits, kind_of_care } = shown;
  const paid = { is_self_pay, insurance_id, benefits, second_insurance_id, second_benefits, kind_of_care };
  const choices = { service_area, location_id, provider_id, disclaimer_accepted, ...paid };
  const { numUpdatedRows } = await trx
    .updateTable('estimates')
    .set({ ...choices, ...saving, updated_at: now })
    .where('owner_id', '=', shown.owner_id)
    .where('id', '=', shown.id)
    .where('saved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Deletes a saved estimate of this owner; false where there is none of that id. */
export async function deleteSavedEstimate(trx: Transaction<Tables>, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('estimates')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('saved_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** A saved estimate of this owner with its figures, locked until the transaction ends; undefined where there is none of that id. */
export async function lockSavedEstimate(
  trx: Transaction<Tables>,
  ownerId: string,
  id: string,
  now: Date,
): Promise<(Pick<Saving, 'saved_at' | 'saved_figures'> & { id: string }) | undefined> {
  return trx
    .selectFrom('estimates')
    .select(['id', 'saved_at', 'saved_figures'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('saved_at', 'is not', null)
    .where('expires_at', '>', now)
    .$narrowType<{ saved_at: NotNull; saved_figures: NotNull }>()
    .forUpdate()
    .executeTakeFirst();
}

/** Writes over what was saved of an estimate that `lockSavedEstimate` has found. */
export async function updateSavedEstimate(
  trx: Transaction<Tables>,
  ownerId: string,
  id: string,
  saving: Partial<Saving>,
): Promise<void> {
  await trx.updateTable('estimates').set(saving).where('owner_id', '=', ownerId).where('id', '=', id).execute();
}

/**
 * Gives what others have saved for an account's patient to another account: what was saved before a time, and later by whoever looks
 * after the other one. Call it when no estimate has an insurance any more: benefits are sealed to their owner.
 */
export async function moveSavedEstimates(
  trx: Transaction<Tables>,
  { from, to, before }: { from: string; to: string; before: Date },
): Promise<void> {
  await trx
    .updateTable('estimates')
    .set({ owner_id: to })
    .where('owner_id', '=', from)
    .where('saved_by', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('saved_at', '<', before),
        eb('saved_by', 'in', eb.selectFrom('proxies').select('account_id').where('patient_account_id', '=', to)),
      ]),
    )
    .execute();
}
