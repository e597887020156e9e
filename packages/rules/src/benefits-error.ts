/** Kinds of benefits, as the contract names them. */
export type BenefitKind = 'copay' | 'coinsurance' | 'deductible' | 'outOfPocket';

/** Why benefits that were entered by hand do not make an estimate. */
export type BenefitsError = 'noOverall' | 'onlyMaximum';

/**
 * What is missing among entered benefits (spec §5): "At least one overall benefit with a value is required", and a
 * maximum-out-of-pocket alone does not make an estimate.
 *
 * @param given the benefits that have a value: N/A is not a value.
 */
export function validateBenefits(
  given: ReadonlyArray<{ readonly kind: BenefitKind; readonly isOverall: boolean }>,
): BenefitsError | null {
  if (!given.some(({ isOverall }) => isOverall)) return 'noOverall';
  return given.every(({ kind }) => kind === 'outOfPocket') ? 'onlyMaximum' : null;
}
