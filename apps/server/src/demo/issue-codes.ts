import { linkTo } from '@portico/contract';
import type { Kysely } from 'kysely';
import type { Keys } from '../platform/crypto/keys.ts';
import { issueAccessCode } from '../enrolment/activation/issue-access-code.ts';
import { type IssuedTo, issuedToPatient } from '../enrolment/activation/issued-to.ts';
import { patientsOfRegistry } from '../adapters/patients-registry.ts';
import { appendAudit } from '../platform/audit/append-audit.ts';
import type { Database } from '../platform/db/database.ts';
import { accountOf } from '../patients/queries/patient-accounts.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Clock } from '../ports/clock.ts';
import type { PatientRecord } from '../ports/patients.ts';
import { DAY_SECONDS, secondsAfter } from '../platform/time.ts';
import { notEnrolled } from './patients/not-enrolled.ts';

/** Codes and links that are older than their lifetime have expired. */
const LONG_AGO = -31 * DAY_SECONDS;

/** Codes and links to create an account with, valid and expired. A code is shown here once: only its hash is stored. */
interface DemonstrationCodes {
  accessCode?: string;
  expiredAccessCode?: string;
  /** For patients with a mobile phone. */
  smsLink?: string;
  expiredSmsLink?: string;
}

type NotEnrolled = (typeof notEnrolled)[number] & DemonstrationCodes;

/** The settings that this needs. */
interface IssuingSettings {
  keys: Keys;
  publicUrl: string;
}

/**
 * Issues codes and links to the demonstration's patients without an account, anew at every start, and returns the
 * patients with theirs, for /dev/demo.json. Patients who have created an account since, and deceased patients, get
 * none.
 */
export async function issueDemonstrationCodes(
  { db }: Database,
  { keys, publicUrl }: IssuingSettings,
  clock: Clock,
): Promise<NotEnrolled[]> {
  const now = clock.now();
  const registry = patientsOfRegistry(db, keys);
  const patients: NotEnrolled[] = [];
  for (const each of notEnrolled) {
    const record = await registry.findByMedicalRecordNumber(each.medicalRecordNumber);
    const canEnrol = record !== null && (await canMakeAccount(db, record));
    if (!canEnrol) patients.push(each);
    else {
      const issuedTo = issuedToPatient(record, await registry.coverageOf(record));
      patients.push({ ...each, ...(await issueTo(db, record, { issuedTo, keys, publicUrl, now })) });
    }
  }
  return patients;
}

async function canMakeAccount(db: Kysely<Tables>, { standing: status, patientId }: PatientRecord): Promise<boolean> {
  return status === 'active' && (await accountOf(db, patientId)) === null;
}

async function issueTo(
  db: Kysely<Tables>,
  record: PatientRecord,
  { issuedTo, keys, publicUrl, now }: IssuingSettings & { issuedTo: IssuedTo; now: Date },
): Promise<DemonstrationCodes> {
  const { patientId } = record;
  const order = { patientId, issuedTo, keys };
  const longAgo = secondsAfter(now, LONG_AGO);
  return db.transaction().execute(async (trx) => {
    const issue = async (channel: 'print' | 'sms', at: Date): Promise<string> =>
      (await issueAccessCode(trx, { ...order, channel, now: at })).code;
    const codes: DemonstrationCodes = {
      accessCode: await issue('print', now),
      expiredAccessCode: await issue('print', longAgo),
    };
    if (record.phones.some(({ use }) => use === 'mobile')) {
      codes.smsLink = linkTo(publicUrl, 'sms-activation', await issue('sms', now));
      codes.expiredSmsLink = linkTo(publicUrl, 'sms-activation', await issue('sms', longAgo));
    }
    const details = { demonstration: true };
    await appendAudit(trx, { keys, now }, { event: 'accessCodeIssued', accountId: null, actor: 'system', details });
    return codes;
  });
}
