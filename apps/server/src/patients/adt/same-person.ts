import { Hl7Error } from '@portico/hl7';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { verdictOfRecords } from '../matching/verdict-of-records.ts';
import { isLookedAfterUnenrolled } from '../../accounts/queries/reserved-accounts.ts';
import { accountOf } from '../queries/patient-accounts.ts';
import type { StoredRecord } from '../stored-record.ts';
import type { StoredPatient } from './find-stored.ts';

/** Whether two states of a record are those of two people, by decision 170: one was registered over the other, as it looks. */
export function isAnother(before: StoredRecord, after: StoredRecord): boolean {
  return verdictOfRecords(before, after) === 'apart';
}

/**
 * A merge gives the account of a record to another record. That is the hospital's to say, but not by a slip at a desk: where two people have accounts, or the records do not
 * look like those of one person, staff decide.
 *
 * @returns the account that opens the survivor's record from now on; null where nobody's does.
 * @throws Hl7Error
 */
export async function requireMergeable(
  trx: Transaction<Tables>,
  old: StoredPatient,
  { survivor, into }: { survivor: StoredRecord; into: StoredPatient | null },
  { isConfirmed, now }: { isConfirmed: boolean; now: Date },
): Promise<string | null> {
  if (old.isReplaced) {
    const [place] = await trx
      .selectFrom('patients')
      .select('replaced_by')
      .where('patient_id', '=', old.patientId)
      .execute();
    if (place?.replaced_by !== into?.patientId)
      throw new Hl7Error('MRG', 1, 205, 'the record was merged into another one before');
    return null;
  }
  const account = await accountOf(trx, old.patientId);
  // Who looks after somebody without an account opens the survivor's record, too, from then on (decision 244).
  if (account === null && !(await isLookedAfterUnenrolled(trx, old.patientId, now))) return null;
  const other = into === null ? null : await accountOf(trx, into.patientId);
  if (account !== null && other !== null && other !== account)
    throw new Hl7Error('MRG', 1, 205, 'both records have an account: unlink one of them, and replay the message');
  if (!isConfirmed && verdictOfRecords(old.record, survivor) !== 'joined')
    throw new Hl7Error(
      'MRG',
      1,
      205,
      'the records look like those of two people, and one has an account or is looked after',
    );
  return account;
}
