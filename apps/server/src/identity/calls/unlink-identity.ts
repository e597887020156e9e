import type { InputOf, ReplyOf } from '@portico/contract';
import { requireOwnAccount } from '../../accounts/own-account.ts';
import { unlinkIdentity as unlink } from '../../accounts/queries/account-identities.ts';
import { queueNotice } from '../../accounts/queue-notice.ts';
import { requireRecentPassword } from '../../accounts/sessions/require-recent-password.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';

/**
 * Unlinks an account elsewhere, also one of an identity provider that is no longer in the settings. The password stays, so nobody locks
 * themselves out. One that is not linked any more is unlinked already.
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
  requireRecentPassword(session, ports.clock.now());
  await database.db.transaction().execute(async (trx) => {
    if (!(await unlink(trx, accountId, provider))) return;
    await queueNotice(trx, ports.jobs, profile, 'identitiesChanged', settings);
    const details = { identityProvider: provider };
    const entry = { event: 'identityUnlinked', accountId, actor: 'account', details } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
  });
  return {};
}
