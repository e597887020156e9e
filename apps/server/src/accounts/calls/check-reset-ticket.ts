import type { CallInput, CallReply, checkResetTicket } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requireResetTicket } from '../recovery/reset-ticket.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Tells whether a link still works, before somebody thinks of a password. The link stays good.
 *
 * @throws Refusal ticketInvalid; loginLockout while signing in is locked.
 */
export async function checkTicket(
  input: CallInput<typeof checkResetTicket>,
  visitor: Visitor,
  services: Services,
): Promise<CallReply<typeof checkResetTicket>> {
  await requireResetTicket(input, visitor, services);
  return {};
}
