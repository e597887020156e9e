import type { InputOf, ReplyOf } from '@portico/contract';
import { signUpFlow } from '@portico/rules';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { saveSignUp, startedOver } from '../sign-up/sign-up.ts';
import { mailSignUpLink } from '../sign-up/sign-up-link.ts';
import { countSignUpLink, isMailboxBelowLimit } from '../sign-up/sign-up-link-limits.ts';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';
import { loadVerification } from '../verification/verification-step.ts';

/**
 * Puts a sign-up off: it leaves this browser, and waits behind a link that is mailed to the address that was given in it.
 * So there is one of it, with its counters, and nothing of it is left for the next person here. All mailboxes are treated
 * alike: no reply tells whether one has had too many.
 *
 * @throws Refusal outOfTurn before the person is known, without an e-mail address, once there is an account, and while a
 * service is being asked; tooManyRequests, with the seconds to wait.
 */
export async function putOffSignup(
  _input: InputOf<'putOffSignup'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'putOffSignup'>> {
  const signUp = await loadVerification(visitor, services);
  const email = signUp.data.demographics?.email ?? null;
  if (!signUpFlow.canBePutOff(signUp.state) || email === null) throw new Refusal('outOfTurn');
  const saved = await services.database.db.transaction().execute(async (trx) => {
    await countSignUpLink(trx, 'putOff', visitor, services);
    const written = await saveSignUp(trx, startedOver(signUp), services);
    const sent = await isMailboxBelowLimit(trx, email, services);
    if (sent) await mailSignUpLink(trx, signUp, email, visitor, services);
    const details = { step: signUp.state.step, sent };
    const entry = { event: 'signUpPutOff', accountId: null, actor: 'visitor', details } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
    return written;
  });
  return signUpStatusOf(saved);
}
