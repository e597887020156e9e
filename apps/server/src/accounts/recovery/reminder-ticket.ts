import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import type { Ticket } from '../tickets.ts';
import type { Destinations } from './decoys.ts';
import { requireTicket, searchFor } from './recovery-ticket.ts';

/** What the ticket of a username's recovery carries. */
export interface ReminderData extends Destinations, Readonly<Record<string, unknown>> {
  /** As hex. */
  personKey: string;
}

/**
 * Finds the ticket of step 2, and leaves it good, so that the reminder can be sent once more.
 *
 * @throws Refusal ticketInvalid
 */
export async function requireReminderTicket(
  token: string,
  visitor: Visitor,
  services: Services,
): Promise<Pick<Ticket, 'accountId'> & ReminderData> {
  const ticket = await requireTicket(searchFor(token, ['reminder'], visitor, services), visitor, services);
  return { accountId: ticket.accountId, ...(ticket.data as ReminderData) };
}
