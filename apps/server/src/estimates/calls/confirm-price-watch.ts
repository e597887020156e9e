import type { InputOf, ReplyOf } from '@portico/contract';
import { hashOf } from '../../platform/crypto/token.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { lastDayOf } from '../kept/end-of-kept.ts';
import { findWatchedEstimate, updatePriceWatch } from '../queries/price-watches.ts';

/**
 * Confirms by its mailed link that an address wants to hear when the price changes, until the estimate ends.
 *
 * @throws Refusal activationInvalid, as `getPriceWatch` does.
 */
export async function confirmPriceWatch(
  { token }: InputOf<'confirmPriceWatch'>,
  _visitor: Visitor,
  { database, ports, settings }: Services,
): Promise<ReplyOf<'confirmPriceWatch'>> {
  const now = ports.clock.now();
  const tokenHash = hashOf(token);
  return database.db.transaction().execute(async (trx) => {
    const found = await findWatchedEstimate(trx, tokenHash, now);
    if (found === undefined) throw new Refusal('activationInvalid');
    const { confirmed_at, estimate_ends: expires_at } = found;
    await updatePriceWatch(trx, tokenHash, { confirmed_at: confirmed_at ?? now, expires_at });
    return { LastDay: lastDayOf(expires_at, settings.healthSystem) };
  });
}
