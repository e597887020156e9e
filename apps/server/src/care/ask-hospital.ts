import { ownerOfSession } from '../accounts/sessions/owner-of-session.ts';
import { requireSession } from '../accounts/sessions/require-session.ts';
import { findFhirPatient } from '../patients/find-fhir-patient.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import type { CarePorts } from '../ports/care.ts';
import { PatientsUnreachable } from '../ports/patients.ts';

/** Of whom the hospital is asked: of the record to which the account is tied, which no client names. */
export interface AskedPatient {
  /** The account of the signed-in person, or of the patient for whom they act. */
  readonly ownerId: string;
  /** The id of the Patient at the FHIR server. */
  readonly fhirId: string;
}

/**
 * Asks the hospital's FHIR server about the signed-in person, or the patient for whom they act.
 *
 * @returns null without a FHIR server, where it has no record of the person, or where `ask` says null.
 * @throws Refusal hospitalUnavailable; accessEnded
 */
export async function askHospital<Answer>(
  visitor: Visitor,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
  ask: (care: CarePorts, asked: AskedPatient) => Promise<Answer | null>,
): Promise<Answer | null> {
  const ownerId = ownerOfSession(requireSession(visitor));
  const { care } = services.ports;
  if (care === null) return null;
  try {
    const patient = await findFhirPatient(ownerId, care.patients, services);
    return patient === null ? null : await ask(care, { ownerId, fhirId: patient.id });
  } catch (error) {
    if (error instanceof PatientsUnreachable) throw new Refusal('hospitalUnavailable');
    throw error;
  }
}
