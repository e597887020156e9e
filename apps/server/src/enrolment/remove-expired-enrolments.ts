import type { Kysely } from 'kysely';
import type { Keys } from '../platform/crypto/keys.ts';
import { findExpiredEnrolments } from './queries/enrolments.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { JobPorts } from '../platform/jobs/job-ports.ts';
import { removeEnrolment } from './remove-enrolment.ts';

/**
 * Removes expired enrolments, and their accounts whose terms were never accepted. One that cannot be removed, for
 * example because it was sealed with another secret, is reported, and the others are still removed.
 *
 * @param keys PORTICO_SECRET.
 */
export async function removeExpiredEnrolments(
  db: Kysely<Tables>,
  keys: Keys,
  now: Date,
  report: JobPorts['report'],
): Promise<void> {
  for (const enrolment of await findExpiredEnrolments(db, now)) {
    try {
      // Does nothing if this browser has begun anew since.
      await db.transaction().execute((trx) => removeEnrolment(trx, keys, enrolment));
    } catch (error) {
      // Only the name: a message may contain stored data.
      report({ queue: 'retention', reason: error instanceof Error ? error.name : 'unknown', detail: 'enrolment' });
    }
  }
}
