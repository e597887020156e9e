import type { NegotiatedRate } from './negotiated-rate.ts';
import { halfUp } from './rounding.ts';

/** The allowed amount of a part of a service, for all its units or days. Integer cents. */
export interface AllowedAmount {
  readonly amountCents: number;
  /** The 10th and 90th percentile of what was paid, if the amount is a median (of a stay and of all its days); else the amount. */
  readonly lowCents: number;
  readonly highCents: number;
  /** `dailyMedian`: a median, of which the file does not say whether it is one of a day or of a stay. */
  readonly basis: 'dollars' | 'perDiem' | 'percentage' | 'median' | 'dailyMedian';
}

/**
 * Why a rate gives no amount: it is paid by the day and the days are not known; it is a percentage of a gross charge
 * that is not published; or it is a formula, or a percentage of something else, and the file does not say what was ever
 * paid by it.
 */
export type NoAllowedAmount = 'daysUnknown' | 'grossUnknown' | 'formulaOnly';

export interface Quantity {
  /** Of one unit; null if the file gives none. */
  readonly grossCents: number | null;
  readonly units: number;
  readonly days: number | null;
}

/** Files give percentages with up to six decimals. */
const PERCENT_STEPS = 1_000_000;
const WHOLE = 100n * BigInt(PERCENT_STEPS);

/** Nine nines, in dollars: by the guidance for v2 files not an amount, but a marker for "too few claims to tell". */
const TOO_FEW_CLAIMS_CENTS = 99_999_999_900;

/**
 * The allowed amount of a negotiated rate: its dollars (per diem: for each day); else its percentage of the gross
 * charge; else the median of what was paid, with its 10th to 90th percentile. Else none: nothing is guessed. All are
 * for each unit, except a case rate, which is for the case.
 *
 * A median of a rate by the day may be one of a day or of the whole stay: the amount is that of all days, and its range begins with
 * the other (docs/decisions/0250-either-of-two-figures.md).
 *
 * Only a percentage of total billed charges is a percentage of the gross charge. For a fee schedule or a case rate, it
 * is a percentage of something that the file does not contain. One above 100 of what is billed is likely to be 70.5 without its point.
 */
export function allowedAmount(rate: NegotiatedRate, quantity: Quantity): AllowedAmount | NoAllowedAmount {
  const { grossCents, units, days } = quantity;
  const isByDay = rate.methodology === 'per diem';
  const times = rate.methodology === 'case rate' ? 1 : units;
  if (rate.dollarCents !== null) {
    if (!isByDay) return exactly(rate.dollarCents * times, 'dollars');
    return days === null ? 'daysUnknown' : exactly(rate.dollarCents * days, 'perDiem');
  }
  const ofBilled = rate.methodology === 'percent of total billed charges' ? shareOf(rate) : null;
  if (ofBilled !== null && grossCents !== null) {
    const share = BigInt(Math.round(ofBilled * PERCENT_STEPS));
    const cents = halfUp(BigInt(grossCents * units) * share, WHOLE);
    return exactly(cents, 'percentage');
  }
  if (rate.medianCents !== null && rate.medianCents !== TOO_FEW_CLAIMS_CENTS) {
    if (!isByDay) return paidBefore(rate, rate.medianCents, times);
    return days === null ? 'daysUnknown' : paidByDay(rate, rate.medianCents, days);
  }
  return ofBilled === null ? 'formulaOnly' : 'grossUnknown';
}

function shareOf({ percentage }: NegotiatedRate): number | null {
  return percentage !== null && percentage <= 100 ? percentage : null;
}

function exactly(amountCents: number, basis: AllowedAmount['basis']): AllowedAmount {
  return { amountCents, lowCents: amountCents, highCents: amountCents, basis };
}

/** A file may have percentiles on the wrong side of the median by mistake. The range stays in order. */
function paidBefore({ p10Cents, p90Cents }: NegotiatedRate, medianCents: number, units: number): AllowedAmount {
  return {
    amountCents: medianCents * units,
    lowCents: Math.min(p10Cents ?? medianCents, medianCents) * units,
    highCents: Math.max(p90Cents ?? medianCents, medianCents) * units,
    basis: 'median',
  };
}

function paidByDay(rate: NegotiatedRate, medianCents: number, days: number): AllowedAmount {
  const ofDays = paidBefore(rate, medianCents, days);
  if (days === 1) return ofDays;
  return { ...ofDays, lowCents: paidBefore(rate, medianCents, 1).lowCents, basis: 'dailyMedian' };
}
