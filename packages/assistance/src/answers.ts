/** How often an income comes, with how many times a year that is. */
export const timesAYear = { year: 1, month: 12, halfMonth: 24, twoWeeks: 26, week: 52 } as const;

export type IncomePeriod = keyof typeof timesAYear;

/** The largest household that is taken. */
export const MAX_HOUSEHOLD = 20;

export interface Income {
  /** Integer cents before taxes, up to 1,000,000,000: what is reckoned of them stays exact in a double. */
  readonly cents: number;
  readonly every: IncomePeriod;
}

export type YesNo = 'yes' | 'no';

/** What a person says of themselves. `null`: not said, or not known; it is never taken for a no. */
export interface Answers {
  /** Persons in the household, 1 to MAX_HOUSEHOLD. */
  readonly household: number;
  readonly income: Income | null;
  /** What the policy counts of savings and other assets, in cents. Of no meaning where it counts none. */
  readonly assetsCents: number | null;
  /** Postal code of the state of residence; '' outside the country. */
  readonly state: string | null;
  /** Whether they live in the policy's area. Of no meaning where it has none. */
  readonly livesInArea: YesNo | null;
  /** Ids of the policy's programmes that they are in. */
  readonly programmes: readonly string[];
  /** Whether an insurance pays a part of this bill. */
  readonly isInsured: YesNo | null;
}

/** An income by the year, in cents. Two weeks come 26 times a year, half months 24 times. */
export function annualCents({ cents, every }: Income): number {
  return cents * timesAYear[every];
}
