import type { InputOf, ReplyOf } from '@portico/contract';
import { accountOf } from '../../patients/queries/patient-accounts.ts';
import { standingOf } from '../sign-up/standing.ts';
import { loadVerification } from '../verification/verification-step.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Whoever showed the phone on file goes on as the patient whose phone it is (spec §4, "account self-activated"). The record is
 * theirs since the code was right; here they learn whether it can have an account.
 *
 * @throws Refusal outOfTurn for everybody else; patientHasAccount.
 */
export async function selfActivation(
  _input: InputOf<'selfActivation'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'selfActivation'>> {
  const signUp = await loadVerification(visitor, services);
  const { state, data } = signUp;
  if (state.step !== 'credentials' || state.verifiedBy !== 'phone' || data.patientId === null) {
    throw new Refusal('outOfTurn');
  }
  if ((await accountOf(services.database.db, data.patientId)) !== null) throw new Refusal('patientHasAccount');
  return standingOf(signUp);
}
