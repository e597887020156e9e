import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { VisitsTable } from '../../platform/db/visit-tables.ts';

export type Visit = Selectable<VisitsTable>;

/** The tables of visits: first what leads to one. */
const ofVisits = ['visit_links', 'visit_appointments', 'visits'] as const;

/** The visits of an owner by their time, the earliest first. */
export function listVisits(db: Kysely<Tables>, ownerId: string, now: Date): Promise<Visit[]> {
  return db
    .selectFrom('visits')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('expires_at', '>', now)
    .orderBy('starts_at')
    .execute();
}

export function findVisit(db: Kysely<Tables>, ownerId: string, visitId: string): Promise<Visit | undefined> {
  return db
    .selectFrom('visits')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('visit_id', '=', visitId)
    .executeTakeFirst();
}

/**
 * Inserts a visit, or changes it if its sequence is newer than the stored one.
 *
 * @returns false if nothing was changed.
 */
export async function upsertVisit(trx: Transaction<Tables>, visit: Insertable<VisitsTable>): Promise<boolean> {
  const { starts_at, ends_at, is_video, status, sequence, details, expires_at } = visit;
  const changed = { starts_at, ends_at, is_video, status, sequence, details, expires_at };
  const written = await trx
    .insertInto('visits')
    .values(visit)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'visit_id']).doUpdateSet(changed).where('visits.sequence', '<', sequence),
    )
    .returning('visit_id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Deletes every visit of an owner, with all that leads to it. */
export async function deleteVisitsOf(trx: Transaction<Tables>, ownerId: string): Promise<void> {
  for (const table of ofVisits) await trx.deleteFrom(table).where('owner_id', '=', ownerId).execute();
}

/** Deletes what is past its time, with all that leads to it. */
export async function removeExpiredVisits(db: Kysely<Tables>, now: Date): Promise<void> {
  for (const table of ofVisits) await db.deleteFrom(table).where('expires_at', '<=', now).execute();
}
