import * as z from 'zod';

/** A sum in dollars, with cents where there are some; read as integer cents. */
export const dollars = z
  .number()
  .min(0)
  .max(10_000_000)
  .refine(hasTwoDecimals, 'must be dollars with two decimals at most, as 25 or 12.50')
  .transform(hundredths);

/** A percentage up to 100, with two decimals at most; read as basis points. */
export const percent = z
  .number()
  .min(0)
  .max(100)
  .refine(hasTwoDecimals, 'must be a percentage with two decimals at most, as 40 or 37.25')
  .transform(hundredths);

function hasTwoDecimals(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}
