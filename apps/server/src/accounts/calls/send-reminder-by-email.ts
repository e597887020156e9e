import type { InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { queueReminder } from '../recovery/queue-reminder.ts';
import { requireReminderTicket } from '../recovery/reminder-ticket.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Step 2 of recovering a username, by e-mail.
 *
 * @throws Refusal ticketInvalid; malformedRequest if step 1 offered no e-mail; tooManyRequests.
 */
export async function sendReminderByEmail(
  input: InputOf<'sendReminderByEmail'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'sendReminderByEmail'>> {
  const ticket = await requireReminderTicket(input.id, visitor, services);
  if (!ticket.canSendEmail) throw new Refusal('malformedRequest', ['id']);
  await queueReminder(ticket, null, visitor, services);
  return {};
}
