import type { InputOf, ReplyOf } from '@portico/contract';
import { accountOf } from '../../patients/queries/patient-accounts.ts';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';
import { loadVerification } from '../verification/verification-step.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

/**
 * A person who verified the phone on file continues as the patient who owns it (spec §4, "account self-activated"). The
 * record is theirs since the code was right; this call tells whether it can have an account.
 *
 * @throws Refusal outOfTurn for every other visitor; patientHasAccount.
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
  return signUpStatusOf(signUp);
}
