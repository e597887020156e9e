import type { EstimateModel, EstimateResult } from '@portico/contract';

/** How sure an amount is: as it stands, about as much, or at least as much (decision 72). */
export type AmountManner = 'exact' | 'about' | 'least';

export function amountManner(
  { Messages }: Pick<EstimateModel, 'Messages'>,
  { LegitimateFreeEstimate, Preventive }: Pick<EstimateResult, 'LegitimateFreeEstimate' | 'Preventive'>,
): AmountManner {
  if (LegitimateFreeEstimate || Preventive?.Kind === 'screening') return 'exact';
  return Messages.some(({ Name }) => Name === 'leastAmount') ? 'least' : 'about';
}
