import { dateOfDayNumber, dayNumberOf } from './day-number.ts';

/**
 * When a bill may be disputed by whoever pays without insurance (45 CFR 149.620): a provider's or facility's bill is `excessCents` or
 * more above its total in the good-faith estimate, the dispute begins within `days` calendar days of the date on the first bill,
 * and `feeCents` is paid for it.
 */
export const billDispute = { excessCents: 40_000, days: 120, feeCents: 2_500 } as const;

/** What a provider's bill is beside its estimate. Integer cents, ISO dates. */
export interface BilledProvider {
  readonly estimateCents: number;
  readonly billedCents: number;
  /** The date on the first bill. */
  readonly billedOn: string;
}

/** Whether a dispute of a bill is open: `late` where its time has passed, `small` where the bill is not so much higher. */
export type DisputeStatus = 'open' | 'late' | 'small';

/**
 * Whether a bill may be disputed, how much it is above the estimate, and until which day.
 *
 * @param today ISO date.
 */
export function disputeOf(
  { estimateCents, billedCents, billedOn }: BilledProvider,
  today: string,
): { status: DisputeStatus; excessCents: number; until: string } {
  const excessCents = billedCents - estimateCents;
  const until = dateOfDayNumber(dayNumberOf(billedOn) + billDispute.days);
  const isMuch = excessCents >= billDispute.excessCents;
  return { status: !isMuch ? 'small' : today > until ? 'late' : 'open', excessCents, until };
}
