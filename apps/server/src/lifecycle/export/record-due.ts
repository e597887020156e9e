import type { Kysely } from 'kysely';
import { patientsOf } from '../../patients/queries/patient-accounts.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { limits } from '../../platform/limits/limits.ts';
import { secondsAfter } from '../../platform/time.ts';

/** ISO time from which the data of an account take along what the hospital has on record; null for an account without a record. */
export async function recordDueOf(db: Kysely<Tables>, accountId: string): Promise<string | null> {
  // After a merge of records, the first that was linked: everything on file has known of the account since then.
  const first = (await patientsOf(db, accountId)).at(-1);
  return first === undefined ? null : secondsAfter(first.linkedAt, limits.recordInExport.window).toISOString();
}

/**
 * Whether everything on file of the patient has had its time to say "this was not me". Whoever has taken a record with a stolen card
 * would otherwise have its number, phones, addresses and insurance the minute after.
 */
export async function isRecordDue(db: Kysely<Tables>, accountId: string, now: Date): Promise<boolean> {
  const due = await recordDueOf(db, accountId);
  return due === null || due <= now.toISOString();
}
