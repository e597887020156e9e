import { PatientsUnreachable } from '../../ports/patients.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { IssuedCode } from './create-activated-account.ts';

/**
 * Finds the patient whose account a code creates: the patient to whom it was issued, or the record into which theirs
 * was merged since. So an old code never creates a second account. Null for a person without a record. Must not be
 * called inside a transaction.
 *
 * @throws Refusal accountNotCreated (1001) while the registry is not reachable.
 */
export async function patientOfCode(
  { code, issuedTo }: IssuedCode,
  { ports }: Pick<Services, 'ports'>,
): Promise<string | null> {
  if (code.patient_id === null) return null;
  try {
    const record = await ports.patients.findByMedicalRecordNumber(issuedTo.number);
    return record?.patientId ?? code.patient_id;
  } catch (error) {
    if (!(error instanceof PatientsUnreachable)) throw error;
    throw new Refusal('accountNotCreated');
  }
}
