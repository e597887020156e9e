import type { Kysely } from 'kysely';
import { deleteEnrolment, findExpiredEnrolments } from '../db/queries/enrolments.ts';
import type { Tables } from '../db/tables.ts';
import { removeUnfinishedAccount } from './remove-unfinished-account.ts';

/** Deletes enrolments that have expired, each with the account whose terms were never accepted. */
export async function removeExpiredEnrolments(db: Kysely<Tables>, secret: string, now: Date): Promise<void> {
  for (const { account_id: accountId, ...enrolment } of await findExpiredEnrolments(db, now)) {
    await db.transaction().execute(async (trx) => {
      // Somebody may have begun anew in that browser since.
      if (!(await deleteEnrolment(trx, enrolment)) || accountId === null) return;
      await removeUnfinishedAccount(trx, secret, accountId);
    });
  }
}
