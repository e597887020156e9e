/** Kinds of benefits, as the contract names them. */
export type BenefitKind = 'copay' | 'coinsurance' | 'deductible' | 'outOfPocket';

/** What keeps benefits that were entered by hand from making an estimate. */
export type BenefitsFault = 'noOverall' | 'onlyMaximum';

/**
 * What is missing among entered benefits (spec §5): "At least one overall benefit with a value is required", and a
 * maximum-out-of-pocket alone does not make an estimate.
 *
 * @param given those that have a value: N/A is none.
 */
export function faultOfBenefits(
  given: ReadonlyArray<{ readonly kind: BenefitKind; readonly isOverall: boolean }>,
): BenefitsFault | null {
  if (!given.some(({ isOverall }) => isOverall)) return 'noOverall';
  return given.every(({ kind }) => kind === 'outOfPocket') ? 'onlyMaximum' : null;
}
