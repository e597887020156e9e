import { getPostalMailForm, type InputOf, type ReplyOf } from '@portico/contract';
import { loadVerification, takeStep } from '../verification/verification-step.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

/**
 * The address of the framed form that asks for a code by post: the portal's own form or the provider's. Chooses the
 * postal method if it is not chosen yet.
 *
 * @throws Refusal antiForgery if a page of another site leads here; outOfTurn.
 */
export async function getActivationCode(
  _input: InputOf<'getActivationCode'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getActivationCode'>> {
  if (visitor.isSentByOthers) throw new Refusal('antiForgery');
  const signUp = await loadVerification(visitor, services);
  if (signUp.state.step !== 'postal') {
    const record = { event: 'verificationChosen', details: { method: 'activationCode' } } as const;
    await takeStep(signUp, { type: 'another', alternative: 'activationCode' }, { record }, visitor, services);
  }
  return { url: services.settings.framing.postalMailFormUrl ?? getPostalMailForm.path };
}
