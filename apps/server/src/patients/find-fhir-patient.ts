import { findAccount } from '../accounts/queries/accounts.ts';
import { unsealProfile } from '../accounts/profile.ts';
import { unsealReservedPerson } from '../accounts/reserved-person.ts';
import type { Services } from '../platform/services.ts';
import type { PatientRecord, PatientsPort } from '../ports/patients.ts';
import { isRecordOf } from './queries/patient-accounts.ts';
import { recordKeptFor } from './record-kept-for.ts';
import { recordNumberOf } from './record-number.ts';

/** The record of a patient at the hospital's FHIR server. */
export interface FhirPatient {
  /** The id of the Patient. */
  readonly id: string;
  /** To which the account is tied, or for which it is reserved: the record's number may be that of the one into which it was merged. */
  readonly patientId: string;
}

/** The patients of a FHIR server. */
type FhirPatients = Pick<PatientsPort, 'findByMedicalRecordNumber' | 'findByPerson'>;

/**
 * Finds the Patient of an account, or of somebody who is looked after without one. Null where the FHIR server has another record under this name, or none.
 *
 * @throws PatientsUnreachable while the server does not say.
 */
export async function findFhirPatient(
  accountId: string,
  patients: FhirPatients,
  services: Pick<Services, 'database' | 'settings'>,
): Promise<FhirPatient | null> {
  const { database } = services;
  const sought = (await patientOfAccount(accountId, services)) ?? (await patientReserved(accountId, services));
  if (sought === null) return null;
  const found = await sought.findIn(patients);
  // Whom the server finds by name is told to nobody but of that very record.
  const isTheirs =
    found !== null &&
    (await isRecordOf(database.db, { accountId, patientId: sought.inForce ?? sought.patientId }, found.patientId));
  return isTheirs ? { id: found.sourceId, patientId: sought.patientId } : null;
}

interface Sought {
  readonly patientId: string;
  /** Of a reservation: the record that stands for the patient now. */
  readonly inForce?: string;
  readonly findIn: (patients: FhirPatients) => Promise<PatientRecord | null>;
}

/** By the number where the portal's own registry has it, else by the person. */
async function patientOfAccount(
  accountId: string,
  { database, settings: { keys } }: Pick<Services, 'database' | 'settings'>,
): Promise<Sought | null> {
  const account = await findAccount(database.db, accountId);
  if (account === undefined || account.patient_id === null) return null;
  const { patient_id: patientId } = account;
  const { firstName, lastName, birthDate, zip } = unsealProfile(keys, account);
  const number = await recordNumberOf(database.db, keys, patientId);
  return {
    patientId,
    findIn: (patients) =>
      number === null
        ? patients.findByPerson({ firstName, lastName, birthDate, zip })
        : patients.findByMedicalRecordNumber(number),
  };
}

async function patientReserved(
  accountId: string,
  { database, settings }: Pick<Services, 'database' | 'settings'>,
): Promise<Sought | null> {
  const reserved = await database.db
    .selectFrom('reserved_accounts')
    .select(['patient_id', 'person'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (reserved === undefined) return null;
  const { medicalRecordNumber } = unsealReservedPerson(settings.keys, reserved);
  return {
    patientId: reserved.patient_id,
    inForce: await recordKeptFor(database.db, settings.keys, { accountId, patientId: reserved.patient_id }),
    findIn: async (patients) =>
      medicalRecordNumber === undefined ? null : patients.findByMedicalRecordNumber(medicalRecordNumber),
  };
}
