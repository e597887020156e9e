import { type AuditFinding, type AuditHead, verifyAudit } from '../../platform/audit/verify-audit.ts';
import { recordCommand, type Staff } from '../staff.ts';

/** What a verification has found, and when. */
export interface TrailVerdict extends AuditFinding {
  verifiedAt: Date;
}

/** Verifies the whole trail for somebody at the screen, and records that they did, and what came of it. */
export async function verifyTrail(staff: Staff, note: AuditHead | undefined): Promise<TrailVerdict> {
  const { database, settings, now } = staff;
  const finding = await verifyAudit(database.db, settings.keys, note);
  const { head, broken, continued } = finding;
  const details = { entries: head.number, isWhole: broken === null && continued.length === 0 };
  // A trail that is broken may take no entry; the finding is told in any case.
  const record = database.db
    .transaction()
    .execute((trx) => recordCommand(trx, staff, 'audit verify', { event: 'auditVerified', details }));
  if (broken === null) await record;
  else await record.catch(() => {});
  return { ...finding, verifiedAt: now };
}
