import type { InputOf, ReplyOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { refuseAndRecord } from '../../platform/audit/refuse-and-record.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { confirmEmail } from '../email/confirm-email.ts';
import type { EmailLinkData } from '../email/queue-email-link.ts';
import { findTicket } from '../tickets.ts';

/**
 * Confirms an account's address by the link that was mailed there, in any browser. The link is not used up: it opens nothing, and
 * people press buttons twice.
 *
 * @throws Refusal emailLinkInvalid for a link that is unknown or expired, and for one of an address that the account has no more.
 */
export async function confirmEmailAddress(
  { token }: InputOf<'confirmEmailAddress'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'confirmEmailAddress'>> {
  const { database, settings } = services;
  const { keys } = settings;
  const context = auditContext(visitor, services);
  const { now } = context;
  const search = { token, purposes: ['email-link'], browserHash: hashOf(visitor.browserId), keys, now } as const;
  const outcome = await database.db.transaction().execute(async (trx) => {
    const ticket = await findTicket(trx, search);
    const accountId = ticket?.accountId ?? null;
    if (ticket === null || accountId === null) return 'another';
    const { address } = ticket.data as EmailLinkData;
    const confirmed = await confirmEmail(trx, keys, { accountId, address }, now);
    if (confirmed === 'confirmed') {
      await appendAudit(trx, context, { event: 'emailConfirmed', accountId, actor: 'visitor' });
    }
    return confirmed;
  });
  if (outcome !== 'another') return {};
  const record = { event: 'emailConfirmationRefused', accountId: null, actor: 'visitor' } as const;
  return refuseAndRecord(new Refusal('emailLinkInvalid'), record, visitor, services);
}
