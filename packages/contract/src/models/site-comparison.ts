import * as z from 'zod/mini';
import type { Plain } from '../wire/names.ts';

/**
 * What of the care an amount is for. `whole`: all that is billed for it; `hospitalPart`, `doctorPart`: one side's bill alone;
 * `incomplete`: other parts are missing; `none`: there is no amount.
 */
const pricedParts = ['whole', 'hospitalPart', 'doctorPart', 'incomplete', 'none'] as const;

/** The same service at each of the system's sites (design: Estimates). */
export const siteComparison = z.object({
  LocationId: z.string(),
  Name: z.string(),
  Amount: z.string(),
  AmountRaw: z.nullable(z.int()),
  Holds: z.enum(pricedParts),
  /** The same in words, with the parts that are missing; '' for `none`. */
  HoldsText: z.string(),
  /** What else is to be known of the amount, or why there is none; '' for nothing. */
  Note: z.string(),
  /**
   * Sites with the same number are alike: their amounts are for the same parts and are paid in the same manner, and only these are
   * compared. null where there is no amount.
   */
  AlikeGroup: z.nullable(z.int()),
  /** For the lowest amount among those that are alike, where they differ: what it is the lowest of; '' for others. */
  LowestText: z.string(),
  /** Whose price file an amount is from, where the site is not one of the health system's own; '' for one that is. */
  Owner: z.string(),
  /** Where that hospital publishes the file; '' where it is not followed, and for the health system's own. */
  OwnerUrl: z.string(),
  IsCurrent: z.boolean(),
  /** Whether the site's price file lists the service. One that does not is no choice, though UpdateLocation answers for it. */
  IsOffered: z.boolean(),
});

export type PricedParts = (typeof pricedParts)[number];
export type SiteComparison = Plain<z.infer<typeof siteComparison>>;
