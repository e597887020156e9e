import type { CountedTry } from '../../platform/db/use-limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter } from '../../platform/time.ts';
import { saveSignUp, type SignUp } from '../sign-up/sign-up.ts';
import { countVerification, type Verification } from './verification-limits.ts';
import { requirePerson } from './verification-step.ts';

/**
 * Longer than a service may take (10 s, ports/), so that only a server that crashed leaves a sign-up waiting this long.
 */
const PATIENCE_SECONDS = 20;

/** The service's answer, and the sign-up for the next write. */
export interface Asked<Answer> {
  signUp: SignUp;
  /** Null if the person has no tries left today: the service was not asked. */
  answer: Exclude<Answer, { outcome: 'unavailable' }> | null;
  /**
   * Whether a good answer shows who the person is. It does not where their record has no tries left today, which nobody is told: the
   * service is asked all the same, so that neither the reply nor its time tells that there is a record.
   */
  counts: boolean;
}

/**
 * What the audit trail says of a refusal: whether the service was asked, and whether the limit of the record was reached, which tells the
 * staff why a right card or answer was refused. No visitor reads the trail of a sign-up.
 */
export function detailsOfRefusal({ answer, counts }: Asked<{ outcome: string }>): Record<string, boolean> {
  return { asked: answer !== null, ...(counts ? {} : { overLimit: true }) };
}

/**
 * Asks a service about a person. The sign-up is written first, so that of fifty requests at once one is asked. The
 * caller writes the outcome. A service that does not answer costs no try.
 *
 * @throws Refusal verifierUnavailable; outOfTurn if another tab was faster; tooManyRequests for the network address.
 */
export async function askService<Answer extends { outcome: string }>(
  kind: Verification,
  signUp: SignUp,
  ask: () => Promise<Answer>,
  visitor: Visitor,
  services: Services,
): Promise<Asked<Answer>> {
  const { database, ports } = services;
  const person = requirePerson(signUp);
  const askedUntil = secondsAfter(ports.clock.now(), PATIENCE_SECONDS).toISOString();
  const claimed = await saveSignUp(database.db, { ...signUp, data: { ...signUp.data, askedUntil } }, services);
  const released = { ...claimed, data: { ...claimed.data, askedUntil: null } };
  try {
    const verified = { person, patientId: signUp.data.patientId };
    const counted = await countVerification(kind, verified, visitor, services);
    const answer = counted.isWithinLimit ? await answerOf(ask, counted) : null;
    return { signUp: released, answer, counts: counted.isWithinUntold };
  } catch (error) {
    await saveSignUp(database.db, released, services);
    throw error;
  }
}

async function answerOf<Answer extends { outcome: string }>(
  ask: () => Promise<Answer>,
  { giveBack }: CountedTry,
): Promise<Exclude<Answer, { outcome: 'unavailable' }>> {
  const answer = await ask();
  if (isAnswer(answer)) return answer;
  await giveBack();
  throw new Refusal('verifierUnavailable');
}

function isAnswer<Answer extends { outcome: string }>(
  answer: Answer,
): answer is Exclude<Answer, { outcome: 'unavailable' }> {
  return answer.outcome !== 'unavailable';
}
