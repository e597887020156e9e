import type { InputOf, ReplyOf } from '@portico/contract';
import { requireOwnAccount } from '../../accounts/own-account.ts';
import { requireRecentPassword } from '../../accounts/sessions/require-recent-password.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { normalizeUsername } from '../../platform/crypto/lookup-keys.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { closeAccount as close } from '../close-account.ts';

/**
 * Closes the account of the person who is signed in, who types its username to say that they mean it (decision 83). This
 * browser is signed out, and remembered no more: whoever uses it next finds nothing of what was begun in it.
 *
 * @throws Refusal signInRequired, passwordNeeded; malformedRequest, naming the username, if it is another.
 */
export async function closeAccount(
  { username }: InputOf<'closeAccount'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'closeAccount'>> {
  const { database, ports, settings } = services;
  const context = auditContext(visitor, services);
  const { accountId, account, session, profile } = await requireOwnAccount(visitor, services);
  requireRecentPassword(session, context.now);
  if (normalizeUsername(username) !== normalizeUsername(profile.username)) {
    throw new Refusal('malformedRequest', ['username']);
  }
  await database.db.transaction().execute(async (trx) => {
    const closing = { jobs: ports.jobs, settings, now: context.now };
    // Closed meanwhile, by staff or in another window: it is what was asked for.
    if (!(await close(trx, account, closing))) return;
    await appendAudit(trx, context, { event: 'accountClosed', accountId, actor: 'account' });
  });
  for (const kind of ['session', 'pending', 'device'] as const) visitor.cookies.forget(kind);
  visitor.cookies.renewBrowser();
  return {};
}
