import type { EstimateResult, FeeRow } from '@portico/contract';

/**
 * The parts of an estimate with their prices: full charges where a discount is shown; else what is paid, as that is not the
 * full charge. Where nothing is priced there is no table of what is paid, and the fee table has the parts all the same.
 */
export function partsOf({ Graph, FeeTable, SelfPayTable }: EstimateResult): FeeRow[] {
  const isPaidInFull = Graph === null && SelfPayTable.length > 0;
  return isPaidInFull ? SelfPayTable.filter((row) => row.Kind !== 'total') : FeeTable;
}
