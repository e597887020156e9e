import { findAccount } from '../../accounts/queries/accounts.ts';
import { unsealProfile } from '../../accounts/profile.ts';
import { unsealReservedPerson } from '../../accounts/reserved-person.ts';
import type { PatientRecord } from '../../ports/patients.ts';
import type { Services } from '../../platform/services.ts';

/** The record of a patient at the hospital's FHIR server. */
export interface FhirPatient {
  /** The id of the Patient. */
  readonly id: string;
  /** To which the account is tied, or for which it is reserved. */
  readonly patientId: string;
}

/**
 * Finds the Patient of an account, or of somebody who is looked after without one. Null where the FHIR server has another record under this name, or none.
 *
 * @throws PatientsUnreachable while the server does not say.
 */
export async function findFhirPatient(
  accountId: string,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<FhirPatient | null> {
  const sought = (await patientOfAccount(accountId, services)) ?? (await patientReserved(accountId, services));
  if (sought === null) return null;
  const found = await sought.find();
  // Whom the server finds by name is told to nobody but of that very record.
  return found?.patientId === sought.patientId ? { id: found.sourceId, patientId: sought.patientId } : null;
}

interface Sought {
  readonly patientId: string;
  readonly find: () => Promise<PatientRecord | null>;
}

async function patientOfAccount(
  accountId: string,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<Sought | null> {
  const account = await findAccount(database.db, accountId);
  if (account === undefined || account.patient_id === null) return null;
  const { firstName, lastName, birthDate, zip } = unsealProfile(settings.keys, account);
  return {
    patientId: account.patient_id,
    find: () => ports.patients.findByPerson({ firstName, lastName, birthDate, zip }),
  };
}

async function patientReserved(
  accountId: string,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
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
    find: async () =>
      medicalRecordNumber === undefined ? null : ports.patients.findByMedicalRecordNumber(medicalRecordNumber),
  };
}
