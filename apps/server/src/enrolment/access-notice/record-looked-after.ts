import type { Kysely } from 'kysely';
import { unsealProfile } from '../../accounts/profile.ts';
import { findAccount } from '../../accounts/queries/accounts.ts';
import { findReservation } from '../../accounts/queries/reserved-accounts.ts';
import { unsealReservedPerson } from '../../accounts/reserved-person.ts';
import { patientsOf } from '../../patients/queries/patient-accounts.ts';
import { recordKeptFor } from '../../patients/record-kept-for.ts';
import { recordNumberOf } from '../../patients/record-number.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { PatientRecord, PatientsPort } from '../../ports/patients.ts';
import { findRecordOf } from '../record-notice/find-record-of.ts';

/** A patient whom somebody looks after: what the hospital has on file, and the mailbox that the portal knows. */
export interface LookedAfter {
  record: PatientRecord;
  email: string | null;
}

/**
 * The patient of an account, or for whom it is reserved; null for an account without one, and where the registry does not
 * know them.
 *
 * @throws Deferred while the registry is not reachable.
 */
export async function recordLookedAfter(
  accountId: string,
  { db, keys, patients }: { db: Kysely<Tables>; keys: Keys; patients: PatientsPort },
): Promise<LookedAfter | null> {
  const account = await findAccount(db, accountId);
  if (account === undefined) return recordOfReserved(accountId, { db, keys, patients });
  const [linked] = await patientsOf(db, accountId);
  if (linked === undefined) return null;
  const { patientId } = linked;
  const profile = unsealProfile(keys, account);
  const number = await recordNumberOf(db, keys, patientId);
  const record = await findRecordOf({ accountId, patientId, number, profile }, db, patients);
  return record === null ? null : { record, email: profile.email };
}

async function recordOfReserved(
  accountId: string,
  { db, keys, patients }: { db: Kysely<Tables>; keys: Keys; patients: PatientsPort },
): Promise<LookedAfter | null> {
  const reserved = await findReservation(db, accountId);
  if (reserved === undefined) return null;
  const patientId = await recordKeptFor(db, keys, { accountId, patientId: reserved.patient_id });
  const { email, medicalRecordNumber } = unsealReservedPerson(keys, reserved);
  const number = medicalRecordNumber ?? (await recordNumberOf(db, keys, patientId));
  const record = await findRecordOf({ accountId, patientId, number, profile: null }, db, patients);
  return record === null ? null : { record, email };
}
