import type { InputOf, ReplyOf } from '@portico/contract';
import { finishAccount } from '../finish-account.ts';
import { loadSignUp, moveSignUp, saveSignUp } from '../sign-up/sign-up.ts';
import { emptySignUpData } from '../sign-up/sign-up-data.ts';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { acceptedTerms } from '../../platform/terms/accepted-terms.ts';

/**
 * Step 5: accepts the terms. From then on the account can sign in. Of the input of the sign-up only the username is
 * kept, for an hour, so that a reload still shows the success page.
 *
 * @param input termsVersion: of the terms that were read; without it, what is in force is accepted.
 * @throws Refusal outOfTurn, also where the terms that were read are no longer accepted; malformedRequest if the terms are not accepted.
 */
export async function postSignupTerms(
  { accepted, termsVersion }: InputOf<'postSignupTerms'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'postSignupTerms'>> {
  const signUp = await loadSignUp(visitor, services);
  const moved = moveSignUp(signUp, { type: 'termsAccepted' });
  const { accountId, data } = signUp;
  const { verifiedBy: proof } = signUp.state;
  if (accountId === null || proof === null) throw new Refusal('outOfTurn');
  if (!accepted) throw new Refusal('malformedRequest', ['accepted']);
  const { identity } = data;
  const terms = await acceptedTerms(services.terms, 'account', termsVersion, visitor);
  const number = data.demographics?.medicalRecordNumber ?? null;
  const proved = { proof, number, accepted: terms, ...(identity === undefined ? {} : { identity }) };
  const kept = { ...emptySignUpData, username: data.username, partner: data.partner };
  const saved = await services.database.db.transaction().execute(async (trx) => {
    const written = await saveSignUp(trx, { ...moved, data: kept }, services);
    await finishAccount(trx, accountId, proved, visitor, services);
    return written;
  });
  return signUpStatusOf(saved);
}
