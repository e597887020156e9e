import type { Kysely, Transaction, Updateable } from 'kysely';
import type { EstimatesTable, Tables } from '../../platform/db/tables.ts';
import type { StoredEstimate } from './estimates.ts';

/** What an estimate is paid with. */
export type EstimateInsurance = Pick<
  Updateable<EstimatesTable>,
  | 'insurance_id'
  | 'benefits'
  | 'second_insurance_id'
  | 'second_benefits'
  | 'is_self_pay'
  | 'kind_of_care'
  | 'updated_at'
>;

/** Stores what a working estimate is paid with. Undefined where another has replaced it, or it was saved. */
export async function updateEstimateInsurance(
  db: Kysely<Tables>,
  { owner_id, id }: Pick<StoredEstimate, 'owner_id' | 'id'>,
  insurance: EstimateInsurance,
): Promise<StoredEstimate | undefined> {
  return db
    .updateTable('estimates')
    .set(insurance)
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .where('saved_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** The working estimates with an insurance, the first or the second, locked until the transaction ends. */
export async function findEstimatesOfInsurance(
  trx: Transaction<Tables>,
  ownerId: string,
  insuranceId: string,
): Promise<StoredEstimate[]> {
  return trx
    .selectFrom('estimates')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where((where) =>
      where.or([where('insurance_id', '=', insuranceId), where('second_insurance_id', '=', insuranceId)]),
    )
    .where('saved_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks this owner until the transaction ends. */
export async function holdEstimates(trx: Transaction<Tables>, ownerId: string): Promise<void> {
  await trx.selectFrom('estimates').select('id').where('owner_id', '=', ownerId).orderBy('id').forUpdate().execute();
}

/** Locks this owner, and reads the working estimate again. Undefined where another has replaced it, or it was saved. */
export async function holdEstimate(
  trx: Transaction<Tables>,
  { owner_id, id }: Pick<StoredEstimate, 'owner_id' | 'id'>,
): Promise<StoredEstimate | undefined> {
  await holdEstimates(trx, owner_id);
  return trx
    .selectFrom('estimates')
    .selectAll()
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .where('saved_at', 'is', null)
    .executeTakeFirst();
}

/** Stores that the disclaimers were accepted. Undefined where the estimate no longer exists. */
export async function updateDisclaimerAccepted(
  db: Kysely<Tables>,
  { owner_id, id }: Pick<StoredEstimate, 'owner_id' | 'id'>,
): Promise<StoredEstimate | undefined> {
  return db
    .updateTable('estimates')
    .set({ disclaimer_accepted: true })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
