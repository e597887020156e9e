import type { Keys } from '../../platform/crypto/keys.ts';
import { sendMailJob } from '../../documents/jobs/send-mail.ts';
import { linkTo } from '@portico/contract';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { countUse } from '../../platform/limits/rate-limits.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import { partnerLinkMail } from '../../documents/partner-mail.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import type { Partner } from '../../platform/settings/partners.ts';
import { issueTicket } from '../../accounts/tickets.ts';
import { secondsAfter } from '../../platform/time.ts';
import { writePartnerData } from './partner-ticket.ts';
import { limits } from '../../platform/limits/limits.ts';

type Needed = Pick<Services, 'database' | 'ports' | 'settings'>;

/**
 * Queues the mail with the link that proves access to a work email. All mailboxes are treated alike: the response does
 * not tell whether the mailbox exists or has reached its limit.
 *
 * @param email read by the rules, of one of the partner's domains.
 * @throws Refusal tooManyRequests, with the seconds to wait.
 */
export async function mailPartnerLink(
  email: string,
  partner: Partner,
  visitor: Visitor,
  services: Needed,
): Promise<void> {
  const { database, ports, settings } = services;
  const { keys } = settings;
  const { address, browserId } = visitor;
  const context = auditContext(visitor, services);
  await database.db.transaction().execute(async (trx) => {
    const uses = [
      { key: limitKey(keys, `partner:address:${address}`), limit: limits.partnerLinksOfAddress.number },
      { key: limitKey(keys, `partner:browser:${browserId}`), limit: limits.partnerLinksOfBrowser.number },
    ];
    await requireUseBelow(trx, uses, context.now, limits.partnerLinksOfBrowser.window);
    const sent = await isMailboxBelowLimit(trx, keys, email, context.now);
    if (sent) {
      const data = { id: randomUUID(), to: email, ...(await writeLink(trx, email, partner, visitor, services)) };
      await ports.jobs.enqueue(trx, sendMailJob.of(data));
    }
    const details = { partner: partner.name, sent };
    await appendAudit(trx, context, { event: 'partnerLinkAsked', accountId: null, actor: 'visitor', details });
  });
}

async function isMailboxBelowLimit(trx: Transaction<Tables>, keys: Keys, email: string, now: Date): Promise<boolean> {
  const key = limitKey(keys, `partner:mailbox:${email.toLowerCase()}`);
  const usages = await countUse(trx, [key], now, secondsAfter(now, limits.partnerLinks.window));
  return usages.every(({ points }) => points <= limits.partnerLinks.number);
}

/**
 * Issues the link and writes the mail. The link begins with the portal's own address, whatever host the request named.
 */
async function writeLink(
  trx: Transaction<Tables>,
  email: string,
  { name, fullName }: Partner,
  { language }: Pick<Visitor, 'language'>,
  { ports, settings }: Needed,
) {
  const { healthSystem, publicUrl, keys } = settings;
  const now = ports.clock.now();
  const lifetimeSeconds = limits.partnerLink.window;
  const token = await issueTicket(trx, {
    purpose: 'partner-link',
    accountId: null,
    data: writePartnerData(name, email),
    // People often open the link on another device, where they read their mail.
    browserHash: null,
    lifetimeSeconds,
    keys,
    now,
  });
  const url = linkTo(publicUrl, 'partner-verify-email.params', token, { partner: name });
  const { name: hospital, phones, brand } = healthSystem;
  return {
    ...partnerLinkMail(url, { language, hospital, brand, partner: fullName, phone: phones.helpdesk }),
    goodUntil: secondsAfter(now, lifetimeSeconds).toISOString(),
  };
}
