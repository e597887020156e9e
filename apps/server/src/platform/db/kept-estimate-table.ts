import type { ColumnType } from 'kysely';

/** timestamptz: written as Date, read as Date. */
type Timestamp = ColumnType<Date, Date, Date>;

/** An estimate that opens on any device by its number and one thing more. */
export interface KeptEstimatesTable {
  /** Keyed hash of the number. */
  number_hash: Uint8Array;
  /** Keyed hash of the number with the date of birth or ZIP code that opens it. */
  fact_hash: Uint8Array;
  owner_kind: 'guest' | 'account';
  /** A guest's browser, or an account. */
  owner_id: string;
  /** The browser in which it was kept offers it again. */
  is_own_device: boolean;
  /** `KeptEstimate` (estimates/kept), sealed: the number itself, and all that was said of the estimate. */
  sealed: string;
  kept_at: Timestamp;
  expires_at: Timestamp;
}

/** Somebody who wants to hear when the price of a kept estimate changes. */
export interface PriceWatchesTable {
  /** SHA-256 of the token in the mailed links, by which it is confirmed and ended. */
  token_hash: Uint8Array;
  /** Of the estimate. */
  number_hash: Uint8Array;
  /** Whose the estimate is. */
  owner_id: string;
  /** `PriceWatch` (estimates/kept), sealed: the address, and what it was told last. */
  sealed: string;
  /** When the address was confirmed by its link; nothing else is sent before. */
  confirmed_at: Timestamp | null;
  /** Which price versions were looked at last. */
  seen_prices: string;
  expires_at: Timestamp;
}
