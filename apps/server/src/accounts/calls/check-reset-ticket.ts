import type { InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requireResetTicket } from '../recovery/reset-ticket.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Whether a link is still valid, before the person thinks of a new password. The link stays valid.
 *
 * @throws Refusal ticketInvalid; loginLockout while signing in is locked.
 */
export async function checkResetTicket(
  input: InputOf<'checkResetTicket'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'checkResetTicket'>> {
  await requireResetTicket(input, visitor, services);
  return {};
}
