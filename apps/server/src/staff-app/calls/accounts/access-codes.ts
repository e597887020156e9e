import { listCodesForStaff, revokeCodesForStaff } from '../../../staff/codes/codes-of-patient.ts';
import type { StaffHandlers } from '../../handler.ts';
import { staffOf } from '../../services.ts';

export const codeCalls = {
  async listCodes({ medicalRecordNumber }, member, { services }) {
    const staff = staffOf(member, services);
    const { codes, hasAccount } = await listCodesForStaff(staff, medicalRecordNumber);
    return {
      hasAccount,
      codes: codes.map(({ channel, issued_at, expires_at, used_at, failures }) => ({
        channel,
        issuedAt: issued_at.toISOString(),
        expiresAt: expires_at.toISOString(),
        endedAt: used_at?.toISOString() ?? null,
        isExpired: expires_at <= staff.now,
        failures,
      })),
    };
  },
  async revokeCodes({ medicalRecordNumber }, member, { services }) {
    return { codes: await revokeCodesForStaff(staffOf(member, services), medicalRecordNumber) };
  },
} satisfies Pick<StaffHandlers, 'listCodes' | 'revokeCodes'>;
