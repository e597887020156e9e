import type { Call, CallName } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { unrecordedCalls } from './acting-calls.ts';

/**
 * Records what was done for a patient by who looks after them, where the call itself left no entry: so every act has one, with both
 * (issue 12, point 9), whatever the call is.
 */
export async function recordActing(
  { name, call }: { name: CallName; call: Pick<Call, 'name'> },
  visitor: Visitor,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<void> {
  const { access = null, trace } = visitor.session?.acting ?? {};
  if (access === null || trace?.isLeft === true || unrecordedCalls.has(name)) return;
  const details = { call: call.name };
  const entry = { event: 'actedFor', accountId: access.patientAccountId, actor: 'account', details } as const;
  await services.database.db.transaction().execute((trx) => appendAudit(trx, auditContext(visitor, services), entry));
}
