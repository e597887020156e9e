import type { InputOf, ReplyOf } from '@portico/contract';
import { hashOf } from '../../platform/crypto/token.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { lastDayOf } from '../kept/end-of-kept.ts';
import { findWatchedEstimate } from '../queries/price-watches.ts';

/**
 * Whether the mail about a price is confirmed, and when it ends, for whoever has its mailed link.
 *
 * @throws Refusal activationInvalid, the same for an unknown link, one that has expired or was ended, and an estimate that is no more.
 */
export async function getPriceWatch(
  { token }: InputOf<'getPriceWatch'>,
  _visitor: Visitor,
  { database, ports, settings }: Services,
): Promise<ReplyOf<'getPriceWatch'>> {
  const found = await findWatchedEstimate(database.db, hashOf(token), ports.clock.now());
  if (found === undefined) throw new Refusal('activationInvalid');
  return {
    IsConfirmed: found.confirmed_at !== null,
    LastDay: lastDayOf(found.estimate_ends, settings.healthSystem),
  };
}
