import type { StandardCharge } from '../types.ts';

/** The values of a payer's rate as the file has them, unread. */
export interface RawRate {
  payerName: unknown;
  planName: unknown;
  methodology: unknown;
  dollar: unknown;
  percentage: unknown;
  algorithm: unknown;
  median: unknown;
  p10: unknown;
  p90: unknown;
  count: unknown;
  /** v2 only. */
  estimated: unknown;
  notes: unknown;
}

export type RateFields = Readonly<Record<keyof RawRate, string>>;

/** The values of a charge that its rates are held against. */
export type ChargeOfRate = Pick<StandardCharge, 'minimumCents' | 'maximumCents' | 'notes'>;
