import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { VisitAppointmentsTable } from '../../platform/db/visit-tables.ts';
import { findVisit, type Visit } from './visits.ts';

/** The visit that a provider's appointment became. */
export async function findAppointedVisit(db: Kysely<Tables>, key: Uint8Array): Promise<Visit | undefined> {
  const known = await db
    .selectFrom('visit_appointments')
    .select(['owner_id', 'visit_id'])
    .where('appointment_key', '=', key)
    .executeTakeFirst();
  return known && findVisit(db, known.owner_id, known.visit_id);
}

/** False if another report of the same appointment was first. */
export async function insertAppointment(
  trx: Transaction<Tables>,
  appointment: Insertable<VisitAppointmentsTable>,
): Promise<boolean> {
  const written = await trx
    .insertInto('visit_appointments')
    .values(appointment)
    .onConflict((conflict) => conflict.column('appointment_key').doNothing())
    .returning('visit_id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Keeps what leads to a visit as long as the visit, whose time has changed. */
export async function keepAsLongAs(trx: Transaction<Tables>, { owner_id, visit_id, expires_at }: Visit): Promise<void> {
  for (const table of ['visit_appointments', 'visit_links'] as const) {
    await trx
      .updateTable(table)
      .set({ expires_at })
      .where('owner_id', '=', owner_id)
      .where('visit_id', '=', visit_id)
      .execute();
  }
}
