import type { EstimateResult, FeeRow } from '@portico/contract';

/** What the amounts of the parts are: full charges, prices without insurance, or what was agreed with the insurer. */
export type PartsAmount = 'fullCharge' | 'price' | 'agreed';

export interface Parts {
  readonly amount: PartsAmount;
  /** What a row is has not been said elsewhere: without insurance the working says it. */
  readonly isExplained: boolean;
  readonly rows: readonly FeeRow[];
  /** What they come to, where that is not said elsewhere. */
  readonly total: FeeRow | null;
}

/**
 * The parts of an estimate with their prices: with insurance what was agreed (outside its network the full
 * charge), and what it comes to; without it full charges
 * where a discount is shown, else what is paid, as that is not the full charge. Where nothing is priced there is no table of
 * what is paid, and the fee table has the parts all the same.
 */
export function partsOf(estimate: EstimateResult): Parts {
  const { IsSelfPayEstimate, OutOfNetwork, Graph, FeeTable, SelfPayTable } = estimate;
  if (!IsSelfPayEstimate) {
    const amount = OutOfNetwork ? 'fullCharge' : 'agreed';
    return { amount, isExplained: true, rows: FeeTable.filter(isPart), total: FeeTable.find(isTotal) ?? null };
  }
  const isPaidInFull = Graph === null && SelfPayTable.length > 0;
  const rows = isPaidInFull ? SelfPayTable.filter(isPart) : FeeTable;
  return { amount: Graph === null ? 'price' : 'fullCharge', isExplained: false, rows, total: null };
}

const isTotal = ({ Kind }: FeeRow): boolean => Kind === 'total';
const isPart = (row: FeeRow): boolean => !isTotal(row);
