import { recoveryMessageJob } from '../recovery/recovery-message-job.ts';
import type { InputOf, ReplyOf } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { countMessage } from '../recovery/message-limits.ts';
import { requireTicket, searchFor } from '../recovery/recovery-ticket.ts';
import { writeAsker } from '../recovery/reset-ticket.ts';
import type { Services } from '../../platform/services.ts';
import { issueTicket } from '../tickets.ts';
import { secondsAfter } from '../../platform/time.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Step 2 of recovering a password, by e-mail: queues the link that resets it. The same is written and queued if there
 * is no recipient. The ticket stays valid, so that the link can be sent again. A lock of signing in does not count: the
 * link is the owner's way in.
 *
 * @throws Refusal ticketInvalid; tooManyRequests beyond the messages of an
 * hour.
 */
export async function sendResetLink(
  input: InputOf<'sendResetLink'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'sendResetLink'>> {
  const { database, ports, settings } = services;
  const { keys } = settings;
  const { language } = visitor;
  const ticket = await requireTicket(searchFor(input.id, ['recovery'], visitor, services), visitor, services);
  const { accountId } = ticket;
  const context = auditContext(visitor, services);
  await database.db.transaction().execute(async (trx) => {
    await countMessage(trx, visitor, services);
    const token = await issueTicket(trx, {
      purpose: 'reset-link',
      accountId,
      data: writeAsker(visitor),
      // The person opens the link where they read the mail, often on another device.
      browserHash: null,
      lifetimeSeconds: limits.resetLink.window,
      keys,
      now: context.now,
    });
    const goodUntil = secondsAfter(context.now, limits.resetLink.window).toISOString();
    const data = { id: randomUUID(), kind: 'resetLink' as const, accountId, ticket: token, goodUntil, language };
    await ports.jobs.enqueue(trx, recoveryMessageJob.of(data));
    await appendAudit(trx, context, { event: 'resetLinkAsked', accountId, actor: 'visitor' });
  });
  return {};
}
