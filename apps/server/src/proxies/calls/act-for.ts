import type { InputOf, ReplyOf } from '@portico/contract';
import type { Transaction } from 'kysely';
import { type LookedAfter, listLookedAfter } from '../../accounts/queries/looked-after.ts';
import { setActing } from '../../accounts/queries/sessions.ts';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';

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
  // Of the patient's account, as every act for them: who looks there finds it (decision 90).
  const context = { ...auditContext(visitor, services), proxy: accountId };
  const before = session.acting?.access ?? null;
  await services.database.db.transaction().execute(async (trx) => {
    const next = proxyId === null ? null : await requireAccess(trx, accountId, proxyId, context.now);
    await setActing(trx, session, proxyId);
    if (before !== null) {
      await appendAudit(trx, context, { event: 'actingEnded', accountId: before.patientAccountId, actor: 'account' });
    }
    if (next !== null) {
      await appendAudit(trx, context, { event: 'actingBegun', accountId: next.patientAccountId, actor: 'account' });
    }
  });
  return {};
}

async function requireAccess(
  trx: Transaction<Tables>,
  accountId: string,
  proxyId: string,
  now: Date,
): Promise<LookedAfter> {
  const [proxy] = isUuid(proxyId) ? await listLookedAfter(trx, accountId, now, { proxyId }) : [];
  if (proxy === undefined) throw new Refusal('unknownProxy');
  return proxy;
}
