import { saveAccountProof } from '../../accounts/queries/account-proofs.ts';
import { setAccountPatient } from '../../accounts/queries/accounts.ts';
import { unsealProfile } from '../../accounts/profile.ts';
import { demandOfSessions } from '../../accounts/two-step/demanded.ts';
import { queueRecordNotice } from '../../enrolment/record-notice/record-notice-job.ts';
import { holdRecords, linkRecords } from '../../patients/link-patient.ts';
import { closeMatchCase } from '../../patients/matching/match-case.ts';
import { ActError } from '../act-error.ts';
import { requireNameless } from '../reason.ts';
import { actOnAccount, type Staff } from '../staff.ts';
import { matchOfNumber } from './match-of-number.ts';

/** Whose record that of an account is. */
export interface MatchDecision {
  /** Or the account's id. */
  username: string;
  /** Of the record; null: none of those that may be. */
  medicalRecordNumber: string | null;
  /** Of readReason. */
  reason: string;
}

/**
 * Says which record is that of an account, which opens it at once, and everything on file of the patient is told; or that none is, and the account stays without a record
 * (decision 170).
 *
 * @throws ActError for an account that is unknown or closed, or of which nothing is to be decided, for a record that is none of those, or has an account, and a reason that names the
 * owner.
 */
export async function decideMatchForStaff(
  staff: Staff,
  { username, medicalRecordNumber, reason }: MatchDecision,
): Promise<void> {
  const { now } = staff;
  const { keys } = staff.settings;
  await staff.withJobs((jobs) =>
    actOnAccount(staff, { command: 'matches decide', username }, async (trx, account) => {
      const { account_id: accountId } = account;
      requireNameless(reason, {
        ...unsealProfile(keys, account),
        ...(medicalRecordNumber === null ? {} : { medicalRecordNumber }),
      });
      const matches = await closeMatchCase(trx, keys, accountId);
      if (matches === undefined) {
        throw new ActError('noMatchCase', `Nothing is to be decided about ${username}. Nothing was changed.`);
      }
      const done = (is: 'none' | 'record') =>
        ({ event: 'matchDecided', details: { is, reason }, result: undefined }) as const;
      if (medicalRecordNumber === null) return done('none');
      const match = matchOfNumber(matches, medicalRecordNumber);
      const { medicalRecordNumber: number } = match;
      const records = await holdRecords(trx, [match.patientId]);
      if (!(await linkRecords(trx, records, { accountId, now }))) {
        throw new ActError('patientHasAccount', 'The patient has an account already. Nothing was changed.');
      }
      const { inForce: patientId } = records;
      await setAccountPatient(trx, accountId, patientId);
      await demandOfSessions(trx, staff.settings.healthSystem, { ...account, patient_id: patientId }, now);
      await saveAccountProof(trx, accountId, { method: 'match', at: now });
      await queueRecordNotice(trx, jobs, { accountId, patientId, number, proof: 'match' }, now);
      return done('record');
    }),
  );
}
