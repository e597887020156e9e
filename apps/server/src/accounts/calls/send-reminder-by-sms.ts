import type { InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { queueReminder } from '../recovery/queue-reminder.ts';
import { requireReminderTicket } from '../recovery/reminder-ticket.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Step 2 of recovering a username, by SMS to one of the phones that step 1 offered.
 *
 * @throws Refusal ticketInvalid; malformedRequest for a suffix that was not offered; tooManyRequests.
 */
export async function sendReminderBySms(
  input: InputOf<'sendReminderBySms'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'sendReminderBySms'>> {
  const ticket = await requireReminderTicket(input.ticket, visitor, services);
  if (!ticket.suffixes.includes(input.suffix)) throw new Refusal('malformedRequest', ['suffix']);
  await queueReminder(ticket, input.suffix, visitor, services);
  return {};
}
