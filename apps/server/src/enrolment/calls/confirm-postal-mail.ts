import type { InputOf, ReplyOf } from '@portico/contract';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';
import { loadVerification, takeStep } from '../verification/verification-step.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

/**
 * A provider's form has taken the request for a letter. The sign-up ends here; the person goes on with the code that
 * the provider sends by post.
 *
 * @throws Refusal outOfTurn, also if the portal's own form is in use, which asks for the letter itself.
 */
export async function confirmPostalMail(
  _input: InputOf<'confirmPostalMail'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'confirmPostalMail'>> {
  if (services.settings.framing.postalMailFormUrl === undefined) throw new Refusal('outOfTurn');
  const signUp = await loadVerification(visitor, services);
  const record = { event: 'letterAsked', details: { provider: true } } as const;
  return signUpStatusOf(await takeStep(signUp, { type: 'codeByMailAsked' }, { record }, visitor, services));
}
