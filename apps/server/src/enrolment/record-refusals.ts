import { refuseAndRecord } from '../platform/audit/refuse-and-record.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';

/**
 * Runs the work that creates an account. If the username or the patient already has an account (1010, 1004), it writes
 * that into the audit trail.
 *
 * @throws Refusal as the work does.
 */
export async function recordRefusals<Result>(
  work: Promise<Result>,
  visitor: Visitor,
  services: Services,
): Promise<Result> {
  return work.catch((error: unknown) => {
    const isOfOthers =
      error instanceof Refusal && (error.error === 'usernameTaken' || error.error === 'patientHasAccount');
    if (!isOfOthers) throw error;
    const details = { reason: error.error };
    const record = { event: 'accountRefused', accountId: null, actor: 'visitor', details } as const;
    return refuseAndRecord(error, record, visitor, services);
  });
}
