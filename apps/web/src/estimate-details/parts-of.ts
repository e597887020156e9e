import type { EstimateResult, FeeRow } from '@portico/contract';

/** The kind of the parts' amounts: full charges, prices without insurance, or rates negotiated with the insurer. */
export type PartsAmount = 'fullCharge' | 'price' | 'agreed';

export interface Parts {
  readonly amount: PartsAmount;
  /** Whether the table explains its rows: without insurance the working already does. */
  readonly isExplained: boolean;
  readonly rows: readonly FeeRow[];
  /** The total, if it is not shown elsewhere. */
  readonly total: FeeRow | null;
}

/**
 * The parts of an estimate with their prices. With insurance: the negotiated rates (outside its network the full
 * charges) and their total. Without insurance: full charges if a discount is shown; else the prices that are paid,
 * since these are not full charges. If nothing has a price there is no table of prices, and the fee table gives the
 * parts.
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
