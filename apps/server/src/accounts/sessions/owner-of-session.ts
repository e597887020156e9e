import { Refusal } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';

/**
 * Under which account stands what a call is about: the signed-in person's own, or the patient's for whom the session acts. What the access allows was asked
 * before the call (app/http/acting-calls.ts).
 *
 * @throws Refusal accessEnded
 */
export function ownerOfSession({ accountId, acting }: Pick<SignedIn, 'accountId' | 'acting'>): string {
  if (acting === null) return accountId;
  if (acting.access === null) throw new Refusal('accessEnded');
  return acting.access.patientAccountId;
}
