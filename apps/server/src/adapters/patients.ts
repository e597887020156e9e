import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import type { Clock } from '../ports/clock.ts';
import type { PatientsPort } from '../ports/patients.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { ServiceError } from './service-error.ts';
import { patientsOfFhirServer } from './patients-fhir.ts';
import { patientsOfRegistry } from './patients-registry.ts';

/**
 * Creates the hospital's patients as set: from its FHIR server, or from the portal's own registry.
 *
 * @param report called for each request that the server did not answer.
 */
export function createPatients(
  { patients, keys }: Pick<Settings, 'patients' | 'keys'>,
  db: Kysely<Tables>,
  clock: Clock,
  report: (error: ServiceError) => void,
): PatientsPort {
  const { server, mrnSystem } = patients;
  if (server === undefined) return patientsOfRegistry(db, keys);
  return patientsOfFhirServer(server, { clock, keys, mrnSystem, report });
}
