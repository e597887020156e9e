import { careServerOf } from '../../platform/settings/patients.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { CarePorts } from '../../ports/care.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ServiceError } from '../service-error.ts';
import { careOfFhirServer } from './care-of-fhir-server.ts';

/**
 * Appointments and messages as set: of the hospital's FHIR server; null where there is none.
 *
 * @param report called for each question that the server did not answer.
 */
export function createCare(
  { patients, keys }: Pick<Settings, 'patients' | 'keys'>,
  clock: Clock,
  report: (error: ServiceError) => void,
): CarePorts | null {
  const server = careServerOf(patients);
  return server === undefined ? null : careOfFhirServer(server, { clock, keys, mrnSystem: patients.mrnSystem, report });
}
