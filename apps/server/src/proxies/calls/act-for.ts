import type { InputOf, ReplyOf } from '@portico/contract';
import { setActing } from '../../accounts/queries/sessions.ts';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { findProxy } from '../queries/proxies.ts';

/**
 * Switches the session to a patient whom its person looks after, or back. For whom it acts stands with the session: no other
 * call can choose it.
 *
 * @throws Refusal unknownProxy for an access that has ended, and for somebody else's.
 */
export async function actFor(
  { proxyId }: InputOf<'actFor'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'actFor'>> {
  const session = requireSession(visitor);
  const { accountId } = session;
  // The act of switching is the person's own, whomever the session acted for before.
  const context = auditContext({ ...visitor, session: null }, services);
  await services.database.db.transaction().execute(async (trx) => {
    if (proxyId === null) {
      await setActing(trx, session, null);
      if (session.acting === null) return;
      await appendAudit(trx, context, { event: 'actingEnded', accountId, actor: 'account' });
      return;
    }
    const proxy = isUuid(proxyId) ? await findProxy(trx, accountId, proxyId, context.now) : undefined;
    if (proxy === undefined) throw new Refusal('unknownProxy');
    await setActing(trx, session, proxyId);
    const details = { patient: proxy.patientAccountId };
    await appendAudit(trx, context, { event: 'actingBegun', accountId, actor: 'account', details });
  });
  return {};
}
