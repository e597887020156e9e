import type { InputOf, ReplyOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { queueEmailLink } from '../email/queue-email-link.ts';
import { requireOwnAccount } from '../own-account.ts';

/**
 * Mails the link once more that confirms the account's address. Sends nothing if there is no address, or if it is confirmed.
 *
 * @throws Refusal signInRequired; tooManyRequests beyond the mails of a day, with the seconds to wait.
 */
export async function sendEmailLink(
  _input: InputOf<'sendEmailLink'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'sendEmailLink'>> {
  const { accountId, account, profile } = await requireOwnAccount(visitor, services);
  const { email: address, language } = profile;
  if (address === null || account.email_confirmed_at !== null) return {};
  await services.database.db.transaction().execute(async (trx) => {
    const wait = await queueEmailLink(trx, { accountId, address, language }, services);
    if (wait > 0) throw new Refusal('tooManyRequests', [], wait);
    const context = auditContext(visitor, services);
    await appendAudit(trx, context, { event: 'emailLinkAsked', accountId, actor: 'account' });
  });
  return {};
}
