import { refuseAndRecord } from '../platform/audit/refuse-and-record.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';

/**
 * Does what creates an account, and writes it into the audit trail where the username or the patient was somebody else's (1010,
 * 1004).
 *
 * @throws Refusal as the work does.
 */
export async function recordingRefusals<Result>(
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
