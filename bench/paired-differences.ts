import { median } from './percentiles.ts';

/** How much longer one task took than another in the same round. */
export interface Difference {
  /** Median of the differences of the rounds. */
  median: number;
  /** The bounds of a 99.9% confidence interval. */
  from: number;
  to: number;
}

/** Half the width of the interval, in square roots of the count: 3.29 standard deviations of a fair coin's tosses. */
const HALF_WIDTH = 3.29 / 2;

/**
 * The median of the differences, with an interval by their ranks (that of the sign test). It makes no assumption about
 * the distribution of times, and an outlier weighs no more than any other.
 */
export function differenceOf(ones: readonly number[], others: readonly number[]): Difference {
  const sorted = ones.map((one, round) => one - (others[round] ?? Number.NaN)).toSorted((a, b) => a - b);
  const reach = HALF_WIDTH * Math.sqrt(sorted.length);
  const at = (rank: number): number => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(rank)))] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return { median: median(sorted), from: at(middle - reach), to: at(middle + reach) };
}
