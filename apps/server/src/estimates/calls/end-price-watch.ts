import type { InputOf, ReplyOf } from '@portico/contract';
import { hashOf } from '../../platform/crypto/token.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { deletePriceWatch } from '../queries/price-watches.ts';

/** Ends the mail about a price by its link, confirmed or not. */
export async function endPriceWatch(
  { token }: InputOf<'endPriceWatch'>,
  _visitor: Visitor,
  { database }: Services,
): Promise<ReplyOf<'endPriceWatch'>> {
  await deletePriceWatch(database.db, hashOf(token));
  return {};
}
