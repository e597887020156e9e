import type { Kysely } from 'kysely';
import { findExpiredEnrolments } from './queries/enrolments.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { JobPorts } from '../platform/jobs/job-ports.ts';
import { removeEnrolment } from './remove-enrolment.ts';

/**
 * Removes enrolments that have expired, each with the account whose terms were never accepted. One that cannot be removed, as
 * where it was sealed with another secret, is reported and keeps none of the others.
 *
 * @param secret PORTICO_SECRET.
 */
export async function removeExpiredEnrolments(
  db: Kysely<Tables>,
  secret: string,
  now: Date,
  report: JobPorts['report'],
): Promise<void> {
  for (const enrolment of await findExpiredEnrolments(db, now)) {
    try {
      // Not where somebody has begun anew in that browser since.
      await db.transaction().execute((trx) => removeEnrolment(trx, secret, enrolment));
    } catch (error) {
      // The name alone: a message may hold what stood there.
      report({ queue: 'retention', reason: error instanceof Error ? error.name : 'unknown', detail: 'enrolment' });
    }
  }
}
