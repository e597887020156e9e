import type { Transaction } from 'kysely';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import type { Partner } from '../../platform/settings/partners.ts';
import { issueTicket } from '../../accounts/tickets.ts';
import { writePartnerData } from './partner-ticket.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Begins this browser's verified session with a partner and records it. No other browser can use it. Must be the last
 * act of its transaction.
 *
 * @param email the mailbox that was shown on the way; null for none.
 * @returns its token, for the browser's session storage (spec §3, 'Partner').
 */
export async function beginPartnerSession(
  trx: Transaction<Tables>,
  { name, verificationType }: Pick<Partner, 'name' | 'verificationType'>,
  email: string | null,
  visitor: Pick<Visitor, 'browserId' | 'address'>,
  services: Pick<Services, 'ports' | 'settings'>,
): Promise<string> {
  const context = auditContext(visitor, services);
  const token = await issueTicket(trx, {
    purpose: 'partner',
    accountId: null,
    data: writePartnerData(name, email ?? undefined),
    browserHash: hashOf(visitor.browserId),
    lifetimeSeconds: limits.partnerSession.window,
    keys: context.keys,
    now: context.now,
  });
  const details = { partner: name, by: verificationType };
  await appendAudit(trx, context, { event: 'partnerVerified', accountId: null, actor: 'visitor', details });
  return token;
}
