import { loadVerification, requirePerson, takeStep } from '../enrolment/verification/verification-step.ts';
import { moveSignUp, type SignUp } from '../enrolment/sign-up/sign-up.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { isWithinIdentityLimit } from './identity-limit.ts';
import { isPersonOfSignUp } from './same-person.ts';
import type { Told } from './told.ts';

/**
 * Shows by an identity who somebody is in the sign-up of their browser: it must be proven as far as the settings ask for, and be the
 * person whom they said they are. Which record is theirs was looked up by what they said, as for the other ways, and so it stays.
 *
 * @returns the partner of the sign-up, which goes on to the credentials; null where it is somebody else, was not proven so far, or one
 * of too many today; `expired` where no sign-up waits here.
 */
export async function verifySignUp(
  { provider, identity, subject }: Told,
  visitor: Visitor,
  services: Services,
): Promise<{ partner: string | null } | 'expired' | null> {
  const signUp = await openSignUp(visitor, services);
  if (signUp === null) return 'expired';
  const { level } = identity;
  const verified = { person: requirePerson(signUp), patientId: signUp.data.patientId };
  const isBelowLimit = await isWithinIdentityLimit(verified, visitor, services);
  if (level === null || !isBelowLimit || !isPersonOfSignUp(identity, signUp.data)) return null;
  const record = { event: 'identityAccepted', details: { identityProvider: provider.id, level } } as const;
  const shown = { provider: provider.id, subject: Buffer.from(subject).toString('base64url'), level };
  await takeStep(signUp, { type: 'identityAccepted' }, { record, changes: { identity: shown } }, visitor, services);
  return { partner: signUp.data.partner };
}

/** The sign-up of the browser, where an identity can verify its person now; else null. */
async function openSignUp(visitor: Visitor, services: Services): Promise<SignUp | null> {
  try {
    const signUp = await loadVerification(visitor, services);
    moveSignUp(signUp, { type: 'identityAccepted' });
    return signUp;
  } catch (error) {
    if (error instanceof Refusal && error.error === 'outOfTurn') return null;
    throw error;
  }
}
