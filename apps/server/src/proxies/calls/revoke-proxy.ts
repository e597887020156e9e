import type { InputOf, ReplyOf } from '@portico/contract';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { deleteProxy } from '../queries/proxies.ts';
import { deleteInvite } from '../queries/proxy-invites.ts';
import { tellOfEnd } from '../tell-of-end.ts';

/**
 * Takes an access to the person's own record back, or an invitation to it. The next call under that access is refused.
 *
 * @throws Refusal unknownProxy, also for one of somebody else's record.
 */
export async function revokeProxy(
  { proxyId: id }: InputOf<'revokeProxy'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'revokeProxy'>> {
  const { database, ports, settings } = services;
  const { accountId } = requireSession(visitor);
  if (!isUuid(id)) throw new Refusal('unknownProxy');
  const context = auditContext(visitor, services);
  await database.db.transaction().execute(async (trx) => {
    const proxy = await deleteProxy(trx, { patientAccountId: accountId }, id);
    if (proxy !== undefined) {
      const tell = { accountId: proxy.accountId, kind: 'accessEnded' } as const;
      await tellOfEnd(trx, tell, { settings, jobs: ports.jobs });
      const details = { revoked: proxy.accountId };
      await appendAudit(trx, context, { event: 'proxyRevoked', accountId, actor: 'account', details });
    } else if (await deleteInvite(trx, accountId, id)) {
      await appendAudit(trx, context, { event: 'proxyInviteRevoked', accountId, actor: 'account' });
    } else throw new Refusal('unknownProxy');
  });
  return {};
}
