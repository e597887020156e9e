/**
 * A fraction, rounded half up to a whole number: the only place where an estimate rounds. Computed in whole numbers, so
 * that no binary fraction rounds a half cent the wrong way. Both arguments must be positive, or the numerator zero.
 */
export function halfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
