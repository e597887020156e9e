import { recoveryMessageJob } from './recovery-message-job.ts';
import { randomUUID } from 'node:crypto';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { RecoveryMessage } from './recovery-message-job.ts';
import type { Services } from '../../platform/services.ts';
import { countMessage } from './message-limits.ts';
import type { requireReminderTicket } from './reminder-ticket.ts';

/**
 * Queues the message with a person's usernames. The same is queued if there is no recipient.
 *
 * @param suffix last digits of the phone; null for the mailbox.
 * @throws Refusal tooManyRequests beyond the messages of an hour.
 */
export async function queueReminder(
  { accountId, person }: Awaited<ReturnType<typeof requireReminderTicket>>,
  suffix: string | null,
  visitor: Visitor,
  services: Services,
): Promise<void> {
  const { database, ports } = services;
  const common = { id: randomUUID(), language: visitor.language, person };
  const data: RecoveryMessage =
    suffix === null ? { ...common, kind: 'reminderByEmail' } : { ...common, kind: 'reminderBySms', suffix };
  await database.db.transaction().execute(async (trx) => {
    await countMessage(trx, visitor, services);
    await ports.jobs.enqueue(trx, recoveryMessageJob.of(data));
    const details = { by: suffix === null ? 'email' : 'sms' };
    await appendAudit(trx, auditContext(visitor, services), {
      event: 'usernameReminderAsked',
      accountId,
      actor: 'visitor',
      details,
    });
  });
}
