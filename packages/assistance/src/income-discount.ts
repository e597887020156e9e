import type { Tier } from './policy.ts';

/** A percent in basis points. */
const PERCENT = 100n;

/**
 * The discount that an income gets by the policy's tiers, in basis points; null above the last tier.
 *
 * A limit belongs to its tier: 200 % of the guideline exactly is still "up to 200 %". Where a discount slides, it falls
 * evenly between the tier's limits and is rounded down to a whole percent: never more is said than the policy gives.
 *
 * @param incomeCents a year.
 * @param guidelineCents of the household; above 0.
 */
export function incomeDiscount(incomeCents: number, guidelineCents: number, tiers: readonly Tier[]): number | null {
  const at = tiers.findIndex(({ upToPercent }) => incomeCents * 100 <= guidelineCents * upToPercent);
  const tier = tiers[at];
  if (tier === undefined) return null;
  const fromPercent = tiers[at - 1]?.upToPercent ?? 0;
  const into = Math.max(0, incomeCents * 100 - guidelineCents * fromPercent);
  const width = guidelineCents * (tier.upToPercent - fromPercent);
  const falls = BigInt(tier.discount - tier.slidesTo) * BigInt(into);
  const fallenPercents = ceilDivide(falls, BigInt(width) * PERCENT);
  return Math.max(tier.slidesTo, tier.discount - Number(fallenPercents * PERCENT));
}

function ceilDivide(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}
