import { PatientsUnreachable } from '../../ports/patients.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { IssuedCode } from './create-activated-account.ts';

/**
 * Whose account a code makes: the patient's for whom it was issued, or that of the record which took the place of theirs since, so
 * that nobody gets a second one by a code of the old record. Null for somebody without a record. Never called inside a
 * transaction.
 *
 * @throws Refusal accountNotCreated (1001) while the registry cannot say.
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
