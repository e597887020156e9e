export function median(figures: readonly number[]): number {
  return percentile(figures, 50);
}

/** The smallest figure that `share` percent of the figures do not exceed; NaN for none. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}
