/** All of a whole, in basis points: 10,000 is 100 %. */
export const WHOLE = 10_000;

/** Which incomes get which discount. Percentages are of the poverty guideline of the household. */
export interface Tier {
  /** The highest income of the tier, in percent of the guideline; it belongs to the tier. */
  readonly upToPercent: number;
  /** At the tier's lowest income, in basis points; WHOLE is free care. */
  readonly discount: number;
  /** At its highest income, where the discount slides evenly in between; otherwise as `discount`. */
  readonly slidesTo: number;
}

export interface AssetRule {
  /** The most that a household of one may have of what counts, in cents. */
  readonly limitCents: number;
  readonly furtherPersonCents: number;
}

/** Where one must live; null and an empty list ask for nothing. */
export interface ResidenceRule {
  /** Postal codes of states. */
  readonly states: readonly string[];
  /** Whether the policy has an area of its own, which the person is asked for. */
  readonly hasArea: boolean;
}

/** A public programme whose people are presumed to qualify, whatever their income (26 CFR 1.501(r)-4(b)(3)). */
interface Programme {
  readonly id: string;
  /** Basis points. */
  readonly discount: number;
}

/** For bills that are high for an income ("catastrophic" medical debt, "high medical costs"). */
export interface HighBillRule {
  /** The rule is for bills above this part of the yearly income, in basis points. */
  readonly aboveIncome: number;
  /** For incomes up to this percentage of the guideline; null for all. */
  readonly upToPercent: number | null;
  /** The most that is then paid, as a part of the yearly income in basis points; null where the rule caps nothing. */
  readonly payAtMost: number | null;
}

/** What amounts a discount is taken off. */
export const discountBases = ['grossCharges', 'amountsGenerallyBilled', 'amountOwed'] as const;
type DiscountBase = (typeof discountBases)[number];

/** What the policy says of people whose insurance pays a part: as others, for high bills alone, or case by case. */
export const insuredRules = ['alike', 'highBills', 'askUs'] as const;
type InsuredRule = (typeof insuredRules)[number];

/**
 * The rules of a hospital's financial assistance policy (26 CFR 1.501(r)-4), without its words. No order of tiers is
 * presumed but that of their limits.
 */
export interface Policy {
  /** By ascending limit. */
  readonly tiers: readonly Tier[];
  readonly discountOff: DiscountBase;
  /** Null where assets do not count. */
  readonly assets: AssetRule | null;
  readonly residence: ResidenceRule | null;
  readonly programmes: readonly Programme[];
  readonly highBills: HighBillRule | null;
  readonly insured: InsuredRule;
  /** Amounts generally billed, in basis points of gross charges (26 CFR 1.501(r)-5(b)): nobody who qualifies pays more. */
  readonly generallyBilled: number;
  /** Of single hospitals, by location, where they differ. */
  readonly generallyBilledBy: Readonly<Record<string, number>>;
  /** Whether the policy covers the physicians' fees of an estimate (26 CFR 1.501(r)-4(b)(1)(iii)(F)). */
  readonly coversPhysicians: boolean;
}
