import type { InputOf, ReplyOf } from '@portico/contract';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { deleteProxy } from '../queries/proxies.ts';
import { tellOfEnd } from '../tell-of-end.ts';

/**
 * Gives the person's own access to a record back. The patient is told.
 *
 * @throws Refusal unknownProxy, also for somebody else's access.
 */
export async function leaveProxy(
  { proxyId }: InputOf<'leaveProxy'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'leaveProxy'>> {
  const { database, ports, settings } = services;
  const { accountId } = requireSession(visitor);
  await database.db.transaction().execute(async (trx) => {
    const proxy = isUuid(proxyId) ? await deleteProxy(trx, { accountId }, proxyId) : undefined;
    if (proxy === undefined) throw new Refusal('unknownProxy');
    const { patientAccountId } = proxy;
    await tellOfEnd(trx, { accountId: patientAccountId, kind: 'proxyEnded' }, { settings, jobs: ports.jobs });
    const context = { ...auditContext(visitor, services), proxy: accountId };
    await appendAudit(trx, context, { event: 'proxyLeft', accountId: patientAccountId, actor: 'account' });
  });
  return {};
}
