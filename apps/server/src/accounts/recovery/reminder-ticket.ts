import type { PersonalData } from '../../platform/crypto/lookup-keys.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import type { Ticket } from '../tickets.ts';
import type { Destinations } from './decoys.ts';
import { requireTicket, searchFor } from './recovery-ticket.ts';

/** The data of a username recovery's ticket. */
export interface ReminderData extends Destinations, Readonly<Record<string, unknown>> {
  /** Who is looked for, as typed: found whatever the secret is then. */
  person: PersonalData;
}

/**
 * Finds the ticket of step 2 and does not use it up, so that the reminder can be sent again.
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
