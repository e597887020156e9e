import type { Profile } from '../accounts/profile.ts';
import { isRecordOf } from '../patients/queries/patient-accounts.ts';
import { recordNumberOf } from '../patients/record-number.ts';
import type { Services } from '../platform/services.ts';
import { fhirBaseOf } from './smart/fhir-base.ts';

/** The record of an account as an app may be told of it; null for what there is not. */
export interface PersonRecord {
  /** The Patient at the hospital's FHIR server; null with the portal's own registry, which has no server to point at. */
  readonly fhirUser: string | null;
  readonly medicalRecordNumber: string | null;
}

/** Of whom an account is. */
interface Tied {
  readonly accountId: string;
  readonly patientId: string;
}

/**
 * The record to which an account is tied, or into which it was merged since.
 *
 * @throws PatientsUnreachable while the hospital's FHIR server does not say which record it is.
 */
export async function recordOf(
  { accountId, patientId, firstName, lastName, birthDate, zip }: Profile & Tied,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<PersonRecord> {
  const { server } = settings.patients;
  const found =
    server === undefined ? null : await ports.patients.findByPerson({ firstName, lastName, birthDate, zip });
  // Whom the server finds by name is told to nobody but the owner of that very record.
  const isTheirs = found !== null && (await isRecordOf(database.db, { accountId, patientId }, found.patientId));
  if (server !== undefined && isTheirs) {
    const base = fhirBaseOf(settings) ?? server.url;
    return { fhirUser: `${base}/Patient/${found.sourceId}`, medicalRecordNumber: found.medicalRecordNumber };
  }
  return { fhirUser: null, medicalRecordNumber: await recordNumberOf(database.db, settings.keys, patientId) };
}
