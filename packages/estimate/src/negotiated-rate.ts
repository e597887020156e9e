import type { ListedCharge } from './charge.ts';

/** How a rate is computed (45 CFR 180.50, data dictionary 3.0.0). */
type Methodology = 'case rate' | 'fee schedule' | 'percent of total billed charges' | 'per diem' | 'other';

/**
 * What a hospital and a payer agreed for one charge, as the price file states it. Amounts are integer cents for one
 * unit; null if the file does not say.
 */
export interface NegotiatedRate {
  /** Its line in the file. */
  readonly line: number;
  readonly payerName: string;
  readonly planName: string;
  readonly methodology: Methodology;
  readonly dollarCents: number | null;
  /** As files write it: 70.5 is 70.5 %. */
  readonly percentage: number | null;
  readonly algorithm: string | null;
  /**
   * What the hospital was actually paid: the median (the estimated amount of a v2 file), and the 10th and 90th
   * percentile.
   */
  readonly medianCents: number | null;
  readonly p10Cents: number | null;
  readonly p90Cents: number | null;
  /** The file's own notes on it; null for none. */
  readonly notes: string | null;
}

/** A charge with its negotiated rates. */
export interface RatedCharge extends ListedCharge {
  readonly rates: readonly NegotiatedRate[];
}

/** Selects the patient's rates: those of the payer, or of one plan of it. */
export type PlanSelector = (rate: Pick<NegotiatedRate, 'payerName' | 'planName'>) => boolean;
