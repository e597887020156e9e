import { dateOfDayNumber, dayNumberOf } from './day-number.ts';

/**
 * When a bill may be disputed by whoever pays without insurance (45 CFR 149.620): a provider's or facility's bill is `excessCents` or
 * more above its total in the good-faith estimate, the dispute begins within `days` calendar days of receiving the first bill
 * (149.620(c)), and `feeCents` is paid for it. Where the federal government says how, and whom to ask, is `address` and `phone`.
 */
export const billDispute = {
  excessCents: 40_000,
  days: 120,
  feeCents: 2_500,
  address: 'https://www.cms.gov/nosurprises/consumers',
  phone: '1-800-985-3059',
} as const;

/** What a provider's bill is beside its estimate. Integer cents, ISO dates. */
export interface BilledProvider {
  /** Null where the estimate has no total of this provider. */
  readonly estimateCents: number | null;
  readonly billedCents: number;
  /** The date on the first bill. */
  readonly billedOn: string;
}

/**
 * Whether a dispute of a bill may be open: `late` where its time has probably passed, `small` where the bill is not so much higher,
 * `notEstimated` where the estimate has no total to compare it with. The bill of somebody who stepped in at the last minute is
 * compared with the total of whom they replaced (149.620(b)).
 */
export type Dispute =
  | { readonly status: 'open' | 'late' | 'small'; readonly excessCents: number; readonly until: string }
  | { readonly status: 'notEstimated' };

/**
 * Whether a bill may be disputed, how much it is above the estimate, and until which day. The time begins when the bill arrives;
 * the day is reckoned from the date on it, which is never later.
 *
 * @param today ISO date.
 */
export function disputeOf({ estimateCents, billedCents, billedOn }: BilledProvider, today: string): Dispute {
  if (estimateCents === null) return { status: 'notEstimated' };
  const excessCents = billedCents - estimateCents;
  const until = dateOfDayNumber(dayNumberOf(billedOn) + billDispute.days);
  const isMuch = excessCents >= billDispute.excessCents;
  return { status: !isMuch ? 'small' : today > until ? 'late' : 'open', excessCents, until };
}
