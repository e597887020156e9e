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
