import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { EstimatesTable, Tables } from '../../platform/db/tables.ts';
import { readInBatches } from '../../platform/in-batches.ts';

/** What an estimate was asked for. */
export type StoredEstimate = Selectable<EstimatesTable>;

/** What a visitor chooses in an estimate. */
export type EstimateChoice = Pick<StoredEstimate, 'service_area' | 'location_id' | 'provider_id'>;

/** Deletes the owner's working estimate of a service in a service area, if it has expired. */
export async function deleteExpired(
  db: Kysely<Tables>,
  { owner_id, service_area, template }: WorkingKey,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('estimates')
    .where('owner_id', '=', owner_id)
    .where('service_area', '=', service_area)
    .where('template', '=', template)
    .where('saved_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
}

/**
 * The owner's working estimate of a service in a service area: found and renewed, or made from `fresh` where there is none. Two requests
 * at the same time get the same one. An expired one must not be renewed: it has to be deleted before.
 */
export async function insertEstimate(
  db: Kysely<Tables>,
  fresh: Insertable<EstimatesTable> & { created_at: Date },
): Promise<StoredEstimate> {
  return db
    .insertInto('estimates')
    .values(fresh)
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'service_area', 'template'])
        .where('saved_at', 'is', null)
        .doUpdateSet((excluded) => ({
          updated_at: excluded.ref('excluded.updated_at'),
          expires_at: excluded.ref('excluded.expires_at'),
        })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

type WorkingKey = Pick<StoredEstimate, 'owner_id' | 'service_area' | 'template'>;

/** Services that one statement looks for. */
const MAX_TOGETHER = 200;

/**
 * The owner's working estimates of a service, at most one in each service area, the newest first. Those that have expired are among them
 * until the retention job has deleted them.
 */
export const listWorkingOfService = readInBatches(
  async (db: Kysely<Tables>, asked: ReadonlyArray<Pick<StoredEstimate, 'owner_id' | 'template'>>) => {
    const owners = asked.map(({ owner_id }) => owner_id);
    const templates = asked.map(({ template }) => template);
    const { rows } = await sql<StoredEstimate & { turn: number }>`
      select estimate.*, asked.turn::int as turn
      from unnest(${owners}::uuid[], ${templates}::text[]) with ordinality as asked (owner_id, template, turn)
      join estimates estimate using (owner_id, template)
      where estimate.saved_at is null
      order by estimate.updated_at desc, estimate.id`.execute(db);
    const found: StoredEstimate[][] = asked.map(() => []);
    for (const { turn, ...estimate } of rows) found[turn - 1]?.push(estimate);
    return found;
  },
  MAX_TOGETHER,
);

/**
 * Puts the choices of a saved estimate into the owner's working estimate of that service, which keeps its id; made from
 * `fresh` where there is none. The saved one stays.
 */
export async function copyToWorking(
  db: Kysely<Tables>,
  saved: StoredEstimate,
  fresh: Pick<StoredEstimate, 'id' | 'created_at' | 'updated_at' | 'expires_at'>,
): Promise<StoredEstimate> {
  return db
    .insertInto('estimates')
    .values({ ...saved, ...fresh, saved_at: null, saved_figures: null, valid_until: null, saved_by: null })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'service_area', 'template'])
        .where('saved_at', 'is', null)
        .doUpdateSet((excluded) => ({
          location_id: excluded.ref('excluded.location_id'),
          provider_id: excluded.ref('excluded.provider_id'),
          disclaimer_accepted: excluded.ref('excluded.disclaimer_accepted'),
          is_self_pay: excluded.ref('excluded.is_self_pay'),
          insurance_id: excluded.ref('excluded.insurance_id'),
          benefits: excluded.ref('excluded.benefits'),
          second_insurance_id: excluded.ref('excluded.second_insurance_id'),
          second_benefits: excluded.ref('excluded.second_benefits'),
          kind_of_care: excluded.ref('excluded.kind_of_care'),
          updated_at: excluded.ref('excluded.updated_at'),
          expires_at: excluded.ref('excluded.expires_at'),
        })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An estimate of this owner that has not expired. */
export async function findEstimate(
  db: Kysely<Tables>,
  ownerId: string,
  id: string,
  now: Date,
): Promise<StoredEstimate | undefined> {
  return db
    .selectFrom('estimates')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Writes what the visitor chose. Where the choice moves the estimate to a service area in which the owner has one of the
 * same service already, that one is deleted. Undefined where this one was itself replaced in the meantime.
 */
export async function updateEstimateChoice(
  trx: Transaction<Tables>,
  estimate: StoredEstimate,
  choice: EstimateChoice,
  now: Date,
): Promise<StoredEstimate | undefined> {
  // Both rows are locked in one order, so that two estimates that take each other's place wait rather than block.
  const locked = await trx
    .selectFrom('estimates')
    .select('id')
    .where('owner_id', '=', estimate.owner_id)
    .where('template', '=', estimate.template)
    .where('saved_at', 'is', null)
    .where((where) => where.or([where('service_area', '=', choice.service_area), where('id', '=', estimate.id)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!locked.some(({ id }) => id === estimate.id)) return undefined;
  await trx
    .deleteFrom('estimates')
    .where('owner_id', '=', estimate.owner_id)
    .where('service_area', '=', choice.service_area)
    .where('template', '=', estimate.template)
    .where('saved_at', 'is', null)
    .where('id', '<>', estimate.id)
    .execute();
  return trx
    .updateTable('estimates')
    .set({ ...choice, updated_at: now })
    .where('owner_id', '=', estimate.owner_id)
    .where('id', '=', estimate.id)
    .returningAll()
    .executeTakeFirst();
}

/** The estimates that an owner has begun and not saved, the newest first. */
export async function listWorkingEstimates(db: Kysely<Tables>, ownerId: string, now: Date): Promise<StoredEstimate[]> {
  return db
    .selectFrom('estimates')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('saved_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
}
