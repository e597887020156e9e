import type { Kysely } from 'kysely';
import { findExpiredEnrolments } from '../db/queries/enrolments.ts';
import type { Tables } from '../db/tables.ts';
import { removeEnrolment } from './remove-enrolment.ts';

/** Removes enrolments that have expired, each with the account whose terms were never accepted. */
export async function removeExpiredEnrolments(db: Kysely<Tables>, secret: string, now: Date): Promise<void> {
  for (const enrolment of await findExpiredEnrolments(db, now)) {
    // Not where somebody has begun anew in that browser since.
    await db.transaction().execute((trx) => removeEnrolment(trx, secret, enrolment));
  }
}
