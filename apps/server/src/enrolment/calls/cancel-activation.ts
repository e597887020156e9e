import type { InputOf, ReplyOf } from '@portico/contract';
import { activationFlow } from '@portico/rules';
import { activationStatusOf, loadActivation, nothingFound, rowEnd, sessionEnd } from '../activation/activation.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { saveEnrolment } from '../enrolment.ts';
import { retryOvertaken } from '../retry-overtaken.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Cancels an activation at any step. An account whose terms were not accepted is removed, and its code is valid again.
 * A finished activation stays finished: only its success page is gone.
 */
export async function cancelActivation(
  _input: InputOf<'cancelActivation'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'cancelActivation'>> {
  return retryOvertaken(() => cancel(visitor, services));
}

async function cancel(visitor: Visitor, services: Services): Promise<ReplyOf<'cancelActivation'>> {
  const activation = await loadActivation(visitor, services);
  const { accountId, state } = activation;
  if (state.step === 'lookup') return activationStatusOf(activation);
  const context = auditContext(visitor, services);
  const expiresAt = rowEnd(sessionEnd('activation', context.now));
  const started = { state: activationFlow.start, data: nothingFound, accountId: null, expiresAt };
  const saved = await services.database.db.transaction().execute(async (trx) => {
    const written = await saveEnrolment(trx, { ...activation, ...started }, services);
    const details = { step: state.step };
    const entry = { event: 'activationCancelled', accountId, actor: 'visitor', details } as const;
    if (state.step !== 'done') await appendAudit(trx, context, entry);
    return written;
  });
  return activationStatusOf(saved);
}
