import type { InputOf, ReplyOf } from '@portico/contract';
import { emailForm } from '@portico/rules';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { retriedTransaction } from '../../platform/db/retried-transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireFields } from '../../platform/require-fields.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { isSameMailbox } from '../email/confirm-email.ts';
import { queueEmailLink } from '../email/queue-email-link.ts';
import { requireOwnAccount } from '../own-account.ts';
import { sealProfile, unsealProfile } from '../profile.ts';
import { holdAccountOfEmail, setProfileWithNewEmail } from '../queries/account-emails.ts';
import { spendTicketsOf } from '../queries/tickets.ts';
import { queueNotice } from '../queue-notice.ts';
import { requireRecentPassword } from '../sessions/require-recent-password.ts';

/**
 * Changes the account's address. The new one is to be confirmed by the link that goes there; the one before is told, and no link
 * that was mailed to it works any more. The same address again changes nothing.
 *
 * @throws Refusal passwordNeeded; malformedRequest for what is no address; tooManyRequests beyond the mails of a day.
 */
export async function changeEmail(
  input: InputOf<'changeEmail'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'changeEmail'>> {
  const { database, ports, settings } = services;
  const { keys } = settings;
  const context = auditContext(visitor, services);
  const { accountId, session } = await requireOwnAccount(visitor, services);
  requireRecentPassword(session, context.now);
  const { email: address } = requireFields(emailForm, input, {});
  await retriedTransaction(database.db, async (trx) => {
    const account = await holdAccountOfEmail(trx, accountId);
    if (account === undefined) throw new Refusal('signInRequired');
    const before = unsealProfile(keys, account);
    if (isSameMailbox(before.email, address)) return;
    await spendTicketsOf(trx, accountId, context.now);
    await setProfileWithNewEmail(trx, accountId, sealProfile(keys, accountId, { ...before, email: address }));
    const wait = await queueEmailLink(trx, { accountId, address, language: before.language }, services);
    if (wait > 0) throw new Refusal('tooManyRequests', [], wait);
    await queueNotice(trx, ports.jobs, before, 'emailChanged', settings);
    await appendAudit(trx, context, { event: 'emailChanged', accountId, actor: 'account' });
  });
  return {};
}
