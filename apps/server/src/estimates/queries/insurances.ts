import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { InsurancesTable } from '../../platform/db/insurance-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Place } from '../figures/insurance-places.ts';

export type StoredInsurance = Selectable<InsurancesTable>;

/** What says that an insurance is the one on file that pays first, or second. */
const fileColumns = { first: 'is_on_file', second: 'is_second_on_file' } as const;

/** Stores an insurance. Where it is on file, the one that was on file before is taken off file and stored until then. */
export async function insertInsurance(
  trx: Transaction<Tables>,
  insurance: Insertable<InsurancesTable>,
  replacedIsKeptUntil: Date,
): Promise<void> {
  for (const place of ['first', 'second'] as const) {
    if (insurance[fileColumns[place]] === true) await takeOffFile(trx, insurance, place, replacedIsKeptUntil);
  }
  await trx.insertInto('insurances').values(insurance).execute();
}

/** Stores other details of an insurance, sealed. */
export async function updateInsurance(
  trx: Transaction<Tables>,
  { owner_id, id }: Pick<StoredInsurance, 'owner_id' | 'id'>,
  insurance: string,
): Promise<void> {
  await trx
    .updateTable('insurances')
    .set({ insurance })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute();
}

/** Puts an existing insurance on file, in place of the current one. */
export async function setCoverageOnFile(
  trx: Transaction<Tables>,
  { owner_id, id }: Pick<StoredInsurance, 'owner_id' | 'id'>,
  place: Place,
  replacedIsKeptUntil: Date,
): Promise<void> {
  await takeOffFile(trx, { owner_id, id }, place, replacedIsKeptUntil);
  await trx
    .updateTable('insurances')
    .set({ is_on_file: place === 'first', is_second_on_file: place === 'second', expires_at: null })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute();
}

/** Removes the mark "on file" of a place from every insurance but the one with `id`. */
async function takeOffFile(
  trx: Transaction<Tables>,
  { owner_id, id }: Pick<StoredInsurance, 'owner_id' | 'id'>,
  place: Place,
  keptUntil: Date,
): Promise<void> {
  await trx
    .updateTable('insurances')
    .set({ [fileColumns[place]]: false, expires_at: keptUntil })
    .where('owner_id', '=', owner_id)
    .where(fileColumns[place], '=', true)
    .where('id', '<>', id)
    .execute();
}

/** Takes an insurance off file, if it is the one that pays second. */
export async function takeSecondOffFile(
  db: Kysely<Tables>,
  { owner_id, id }: Pick<StoredInsurance, 'owner_id' | 'id'>,
  keptUntil: Date,
): Promise<void> {
  await db
    .updateTable('insurances')
    .set({ is_second_on_file: false, expires_at: keptUntil })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .where('is_second_on_file', '=', true)
    .execute();
}

/** An insurance of this owner. */
export async function findInsurance(
  db: Kysely<Tables>,
  ownerId: string,
  id: string,
): Promise<StoredInsurance | undefined> {
  return db
    .selectFrom('insurances')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Every insurance of an owner, the newest first. */
export async function listInsurances(db: Kysely<Tables>, ownerId: string): Promise<StoredInsurance[]> {
  return db
    .selectFrom('insurances')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The coverage that an account has on file, or the insurance that pays after it. */
export async function findInsuranceOnFile(
  db: Kysely<Tables>,
  ownerId: string,
  place: Place = 'first',
): Promise<StoredInsurance | undefined> {
  return db
    .selectFrom('insurances')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where(fileColumns[place], '=', true)
    .executeTakeFirst();
}

/**
 * Deletes insurances on file of accounts that are gone: a call that was under way as its account was erased may leave one. Those
 * of patients who are looked after without an account stand under the id that is reserved for it, and stay.
 */
export async function removeOwnerlessInsurances(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('insurances')
    .where((where) => where.or([where('is_on_file', '=', true), where('is_second_on_file', '=', true)]))
    .where((where) =>
      where.and(
        (['accounts', 'reserved_accounts'] as const).map((owners) =>
          where.not(
            where.exists(
              where.selectFrom(owners).select('account_id').whereRef('account_id', '=', 'insurances.owner_id'),
            ),
          ),
        ),
      ),
    )
    .execute();
}

/** Deletes expired insurances that no estimate uses. */
export async function removeExpiredInsurances(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('insurances')
    .where('expires_at', '<=', now)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('estimates')
            .select('estimates.id')
            .whereRef('estimates.owner_id', '=', 'insurances.owner_id')
            .where((used) =>
              used.or([
                used('estimates.insurance_id', '=', used.ref('insurances.id')),
                used('estimates.second_insurance_id', '=', used.ref('insurances.id')),
              ]),
            ),
        ),
      ),
    )
    .execute();
}
