import type { InputOf, ReplyOf } from '@portico/contract';
import { hashOf } from '../../platform/crypto/token.ts';
import { deleteBrowserSessions } from '../queries/guest-sessions.ts';
import { retriedTransaction } from '../../platform/db/retried-transaction.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { forgetGuestInsurance } from '../insurance/forget-insurance-of.ts';
import type { Services } from '../../platform/services.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/**
 * Ends a guest's visit in every tab of the browser and deletes their insurance. The estimates stay, without it.
 *
 * @throws Refusal guestTokenRequired
 */
export async function startOver(
  { token }: InputOf<'startOver'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'startOver'>> {
  await requireEstimateOwner(token, visitor, services);
  const now = services.ports.clock.now();
  await retriedTransaction(services.database.db, async (trx) => {
    await deleteBrowserSessions(trx, hashOf(visitor.browserId));
    await forgetGuestInsurance(trx, visitor.browserId, now);
  });
  return { Success: true };
}
