import type { ColumnType } from 'kysely';

/** timestamptz: written as Date, read as Date. */
type Timestamp = ColumnType<Date, Date, Date>;

/** A visit of a person with the hospital. */
export interface VisitsTable {
  /** The account, the guest's browser by its hash, or for an invitation the visit itself. */
  owner_id: string;
  visit_id: string;
  owner_kind: 'account' | 'guest' | 'invited';
  starts_at: Timestamp;
  ends_at: Timestamp;
  is_video: boolean;
  status: 'booked' | 'cancelled';
  /** Counts the changes, as the provider or staff count them. */
  sequence: number;
  /** `VisitDetails` (visits/visit-details.ts), sealed. */
  details: string;
  expires_at: Timestamp;
}

/** Finds a visit by the keyed hash of the provider's id for it. */
export interface VisitAppointmentsTable {
  appointment_key: Uint8Array;
  owner_id: string;
  visit_id: string;
  expires_at: Timestamp;
}

/** Finds a video visit by the hash of a link's token. */
export interface VisitLinksTable {
  token_hash: Uint8Array;
  owner_id: string;
  visit_id: string;
  expires_at: Timestamp;
}
