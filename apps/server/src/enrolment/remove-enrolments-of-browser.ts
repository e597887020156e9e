import type { Kysely } from 'kysely';
import type { Keys } from '../platform/crypto/keys.ts';
import { hashOf } from '../platform/crypto/token.ts';
import type { Tables } from '../platform/db/tables.ts';
import { findEnrolmentsOfBrowser } from './queries/enrolments.ts';
import { removeEnrolment } from './remove-enrolment.ts';

/**
 * Removes what somebody began in a browser to which another person may come now, with accounts whose terms were never
 * accepted: their usernames, patients and access codes are free at once (decision 94).
 *
 * @param browserId the id that the browser had.
 */
export async function removeEnrolmentsOfBrowser(db: Kysely<Tables>, keys: Keys, browserId: string): Promise<void> {
  for (const enrolment of await findEnrolmentsOfBrowser(db, hashOf(browserId))) {
    await db.transaction().execute((trx) => removeEnrolment(trx, keys, enrolment));
  }
}
