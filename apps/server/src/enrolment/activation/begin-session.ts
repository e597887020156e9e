import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { type Enrolment, saveEnrolment } from '../enrolment.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { type ActivationData, rowEnd } from './activation.ts';

/**
 * Begins the session that a right lookup earned, in place of whatever this browser had begun before: an account of that which
 * was never finished is removed.
 *
 * @param begun with its first state after the lookup, and the data of the session.
 * @throws Refusal outOfTurn: another tab was faster.
 */
export async function beginSession<State>(
  begun: Enrolment<State, ActivationData> & { data: { expires: number } },
  channel: string,
  visitor: Visitor,
  services: Services,
): Promise<void> {
  const { database } = services;
  await database.db.transaction().execute(async (trx) => {
    await saveEnrolment(trx, { ...begun, accountId: null, expiresAt: rowEnd(begun.data.expires) }, services);
    const record = { event: 'activationBegun', accountId: null, actor: 'visitor', details: { channel } } as const;
    await appendAudit(trx, auditContext(visitor, services), record);
  });
}
