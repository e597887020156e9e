import type { InputOf, ReplyOf } from '@portico/contract';
import { requireOwnAccount } from '../../accounts/own-account.ts';
import { unlinkIdentity as unlink } from '../../accounts/queries/account-identities.ts';
import { holdAccount } from '../../accounts/queries/closed-accounts.ts';
import { deleteSessionsOfIdentity } from '../../accounts/queries/identity-sessions.ts';
import { spendTicketsOf } from '../../accounts/queries/tickets.ts';
import { queueNotice } from '../../accounts/queue-notice.ts';
import { requireRecentPassword } from '../../accounts/sessions/require-recent-password.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';

/**
 * Unlinks an account elsewhere, also one of an identity provider that is no longer in the settings. The password stays, so nobody locks
 * themselves out. Whoever is signed in by it elsewhere, or about to be, is so no more. One that is not linked any more is unlinked already.
 *
 * @throws Refusal passwordNeeded.
 */
export async function unlinkIdentity(
  { provider }: InputOf<'unlinkIdentity'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'unlinkIdentity'>> {
  const { database, ports, settings } = services;
  const { accountId, session, profile } = await requireOwnAccount(visitor, services);
  const now = ports.clock.now();
  requireRecentPassword(session, now);
  await database.db.transaction().execute(async (trx) => {
    // A sign-in that has begun by it is over before, or finds that it is unlinked.
    await holdAccount(trx, accountId);
    if (!(await unlink(trx, accountId, provider))) return;
    await spendTicketsOf(trx, accountId, now);
    await deleteSessionsOfIdentity(trx, { provider, accountId, until: now, except: session.tokenHash });
    await queueNotice(trx, ports.jobs, profile, 'identitiesChanged', settings);
    const details = { identityProvider: provider };
    const entry = { event: 'identityUnlinked', accountId, actor: 'account', details } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
  });
  return {};
}
