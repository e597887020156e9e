import type { InputOf, ReplyOf } from '@portico/contract';
import { isBilledAtHome, readCard } from '../verification/card-input.ts';
import { moveSignUp } from '../sign-up/sign-up.ts';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';
import { askService, detailsOfRefusal } from '../verification/verification-service.ts';
import { loadVerification, requirePerson, takeStep } from '../verification/verification-step.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn } from '../../platform/time.ts';

/**
 * Verifies a person by their credit card, and by the ZIP code to which its bills go. The card is not charged, stored or
 * logged.
 *
 * @throws Refusal malformedRequest, naming the fields; verificationFailed, which lowers the counter (spec §4), also if
 * the person has no tries left today; verifierUnavailable, which costs no try; outOfTurn; tooManyRequests.
 */
export async function verifyCard(
  input: InputOf<'verifyCard'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'verifyCard'>> {
  const { ports, settings } = services;
  const signUp = await loadVerification(visitor, services);
  // Before the service is asked: the step must allow every possible outcome.
  moveSignUp(signUp, { type: 'cardRefused' });
  const { timeZone, card: asked } = settings.healthSystem;
  const conditions = { today: dayIn(timeZone, ports.clock.now()), isNumberEnough: asked.numberAlone };
  const card = readCard(input, requirePerson(signUp), conditions);
  const result = await askService('card', signUp, () => ports.cardCheck.check(card), visitor, services);
  // Compared after the service has answered: a wrong ZIP code takes as long as a wrong card, and reads like one.
  if (result.counts && result.answer?.outcome === 'accepted' && isBilledAtHome(card, signUp.data)) {
    const record = { event: 'cardAccepted' } as const;
    return signUpStatusOf(await takeStep(result.signUp, { type: 'cardAccepted' }, { record }, visitor, services));
  }
  const record = { event: 'cardRefused', details: detailsOfRefusal(result) } as const;
  await takeStep(result.signUp, { type: 'cardRefused' }, { record }, visitor, services);
  throw new Refusal('verificationFailed');
}
