import type { ServiceEstimate } from '@portico/estimate';

/** How much of an amount without insurance is at the full (gross) charge, for want of a cash price. */
export type FullCharge = 'none' | 'part' | 'all';

/** Whether an amount is of full charges: a part of it at the full charge is another thing than all of it (issue 14, point 3). */
export function fullChargeOf({ priced }: Pick<ServiceEstimate, 'priced'>): FullCharge {
  const full = priced.filter(({ price }) => price.basis === 'gross').length;
  if (full === 0) return 'none';
  return full === priced.length ? 'all' : 'part';
}
