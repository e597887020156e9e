import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { type Enrolment, saveEnrolment } from '../enrolment.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { type ActivationData, rowEnd } from './activation.ts';

/**
 * Begins the session after a successful lookup. It replaces what this browser had begun before, and removes the
 * unfinished account of that activation.
 *
 * @param begun the first state after the lookup, and the data of the session.
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
