import type { InputOf, ReplyOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { retryOvertaken } from '../retry-overtaken.ts';
import { loadSignUp, saveSignUp, startedOver } from '../sign-up/sign-up.ts';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Cancels a sign-up at any step. The input is deleted, the counters are reset (spec §4), and an account whose terms
 * were not accepted is removed. A finished sign-up stays finished: only its success page is gone.
 */
export async function cancelSignup(
  _input: InputOf<'cancelSignup'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'cancelSignup'>> {
  return retryOvertaken(() => cancel(visitor, services));
}

async function cancel(visitor: Visitor, services: Services): Promise<ReplyOf<'cancelSignup'>> {
  const signUp = await loadSignUp(visitor, services);
  const { step } = signUp.state;
  if (step === 'start') return signUpStatusOf(signUp);
  const saved = await services.database.db.transaction().execute(async (trx) => {
    const written = await saveSignUp(trx, startedOver(signUp), services);
    const entry = {
      event: 'signUpCancelled',
      accountId: signUp.accountId,
      actor: 'visitor',
      details: { step },
    } as const;
    if (step !== 'done') await appendAudit(trx, auditContext(visitor, services), entry);
    return written;
  });
  return signUpStatusOf(saved);
}
