import { unsealProfile } from '../accounts/profile.ts';
import { linkIdentity } from '../accounts/queries/account-identities.ts';
import { findAccount } from '../accounts/queries/accounts.ts';
import { queueNotice } from '../accounts/queue-notice.ts';
import { appendAudit, auditContext } from '../platform/audit/append-audit.ts';
import type { Services } from '../platform/services.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { mayBeOwner } from './same-person.ts';
import type { Told } from './told.ts';

/**
 * Links an account elsewhere to that of the signed-in person, who has entered the password before they were sent there.
 *
 * @returns `taken` where it is linked to another account, or the account to another one of the same identity provider; null where the
 * identity is somebody else's.
 */
export async function linkOwnIdentity(
  { provider, identity, subject }: Told,
  accountId: string,
  visitor: Visitor,
  services: Services,
): Promise<'linked' | 'taken' | null> {
  const { database, ports, settings } = services;
  const account = await findAccount(database.db, accountId);
  if (account?.standing !== 'active') return null;
  const owner = unsealProfile(settings.keys, account);
  if (!mayBeOwner(identity, owner)) return null;
  const context = auditContext(visitor, services);
  return database.db.transaction().execute(async (trx) => {
    const isLinked = await linkIdentity(trx, {
      account_id: accountId,
      provider_id: provider.id,
      subject_hash: subject,
      linked_at: context.now,
    });
    if (!isLinked) return 'taken';
    await queueNotice(trx, ports.jobs, owner, 'identitiesChanged', settings);
    const details = { identityProvider: provider.id };
    await appendAudit(trx, context, { event: 'identityLinked', accountId, actor: 'account', details });
    return 'linked';
  });
}
