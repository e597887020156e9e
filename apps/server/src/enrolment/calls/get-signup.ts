import type { InputOf, ReplyOf } from '@portico/contract';
import { accountOf } from '../../patients/queries/patient-accounts.ts';
import { loadSignUp, type SignUp } from '../sign-up/sign-up.ts';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/**
 * The status of this browser's sign-up. Whoever has shown who they are is told here too that they have an account, so that the
 * page still says so after a reload.
 */
export async function getSignup(
  _input: InputOf<'getSignup'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getSignup'>> {
  const signUp = await loadSignUp(visitor, services);
  const status = signUpStatusOf(signUp);
  return (await hasAccount(signUp, services)) ? { ...status, hasAccount: true } : status;
}

/** Nobody is told before the step of the credentials, to which only a proof leads. */
async function hasAccount({ state, data }: SignUp, { database }: Services): Promise<boolean> {
  if (state.step !== 'credentials' || data.patientId === null) return false;
  return (await accountOf(database.db, data.patientId)) !== null;
}
