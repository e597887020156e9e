import { linkTo } from '@portico/contract';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { emailLinkMail } from '../../documents/email-link-mail.ts';
import { sendMailJob } from '../../documents/jobs/send-mail.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { limits } from '../../platform/limits/limits.ts';
import { countUse } from '../../platform/limits/rate-limits.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter, secondsUntil } from '../../platform/time.ts';
import type { Profile } from '../profile.ts';
import { issueTicket } from '../tickets.ts';

/** What the ticket of the link carries. A link confirms the address that it was mailed to, and no other. */
export interface EmailLinkData extends Readonly<Record<string, unknown>> {
  address: string;
}

/**
 * Queues the mail with the link that confirms an account's address, in the owner's language. Counts it for the account and for the
 * mailbox, whoever has entered that.
 *
 * @returns the seconds to wait if one of them has had its mails of a day: then nothing is queued; 0 otherwise.
 */
export async function queueEmailLink(
  trx: Transaction<Tables>,
  { accountId, address, language }: { accountId: string; address: string } & Pick<Profile, 'language'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<number> {
  const { keys, publicUrl, healthSystem } = settings;
  const now = ports.clock.now();
  const counted = [
    { key: limitKey(keys, `email link:account:${accountId}`), limit: limits.emailLinks.number },
    { key: limitKey(keys, `email link:mailbox:${address.toLowerCase()}`), limit: limits.emailLinksToMailbox.number },
  ];
  const end = secondsAfter(now, limits.emailLinks.window);
  const usages = await countUse(
    trx,
    counted.map(({ key }) => key),
    now,
    end,
  );
  const used = usages.filter(({ key, points }) => counted.some((each) => each.key === key && points > each.limit));
  if (used.length > 0) return Math.max(1, ...used.map(({ expires_at }) => secondsUntil(expires_at, now)));
  const data: EmailLinkData = { address };
  const token = await issueTicket(trx, {
    purpose: 'email-link',
    accountId,
    data,
    // People open the link where they read their mail.
    browserHash: null,
    lifetimeSeconds: limits.emailLink.window,
    keys,
    now,
  });
  const { name: hospital, phones, brand } = healthSystem;
  const content = emailLinkMail(linkTo(publicUrl, 'confirm-email', token), language, {
    hospital,
    phone: phones.helpdesk,
    brand,
  });
  const goodUntil = secondsAfter(now, limits.emailLink.window).toISOString();
  await ports.jobs.enqueue(trx, sendMailJob.of({ id: randomUUID(), to: address, ...content, goodUntil }));
  return 0;
}
