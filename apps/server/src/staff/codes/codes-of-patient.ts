import { revokeCodes } from '../../enrolment/activation/revoke-codes.ts';
import { type AccessCode, codesOfPatient } from '../../enrolment/queries/access-codes.ts';
import { accountOf } from '../../patients/queries/patient-accounts.ts';
import { findKnownPatient } from '../known-patient.ts';
import { actOnPortal, type Staff } from '../staff.ts';

/** A code or a link that was sent or handed over. */
export type IssuedAccessCode = AccessCode & { channel: Exclude<AccessCode['channel'], 'identity'> };

/** The codes and links that were issued to a patient. @throws ActError for an unknown patient. */
export async function listCodesForStaff(
  staff: Staff,
  medicalRecordNumber: string,
): Promise<{ codes: IssuedAccessCode[]; hasAccount: boolean }> {
  const { patientId } = await findKnownPatient(medicalRecordNumber, staff);
  return actOnPortal(staff, 'activation list', async (trx) => {
    const codes = (await codesOfPatient(trx, patientId)).filter(isIssued);
    const accountId = await accountOf(trx, patientId);
    const result = { codes, hasAccount: accountId !== null };
    return { event: 'accessCodesListed', accountId, details: { codes: codes.length }, result };
  });
}

/**
 * Takes back every code and link of a patient that has not led to an account, for example of a lost letter.
 *
 * @returns how many.
 * @throws ActError for an unknown patient.
 */
export async function revokeCodesForStaff(staff: Staff, medicalRecordNumber: string): Promise<number> {
  const { patientId } = await findKnownPatient(medicalRecordNumber, staff);
  return actOnPortal(staff, 'activation revoke', async (trx) => {
    const codes = await revokeCodes(trx, staff.settings.keys, patientId);
    const accountId = await accountOf(trx, patientId);
    return { event: 'accessCodesRevoked', accountId, details: { codes }, result: codes };
  });
}

function isIssued(code: AccessCode): code is IssuedAccessCode {
  return code.channel !== 'identity';
}
