import type { Language } from '@portico/contract';
import type { Place } from '../../platform/crypto/sealed-columns.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';

/** Who wants to hear of a price, and what they heard last. */
export interface PriceWatch {
  readonly email: string;
  readonly language: Language;
  /** Of the links in its mails: the database has its hash alone in clear. */
  readonly token: string;
  /** The amount that was told last, in cents: that of the estimate, or of the last mail. Null where it had no price. */
  readonly toldCents: number | null;
}

export function sealPriceWatch(keys: Keys, token_hash: Uint8Array, watch: PriceWatch): string {
  return seal(keys, placeOf(token_hash), watch);
}

/** @throws Error when the text was changed, or is another row's or another secret's. */
export function unsealPriceWatch(
  keys: Keys,
  { token_hash, sealed }: { token_hash: Uint8Array; sealed: string },
): PriceWatch {
  return unseal(keys, placeOf(token_hash), sealed) as PriceWatch;
}

function placeOf(token_hash: Uint8Array): Place<'price_watches.sealed'> {
  return { column: 'price_watches.sealed', row: { token_hash } };
}
