import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date, Date>;

/** Whose record what was given under a grant is for. */
export interface SmartContextsTable {
  /** The provider's id of the grant, as in `openid_logins`. */
  grant_id: string;
  /** Who has given it. */
  account_id: string;
  /** Whose record it is: the same, or of whom they look after. */
  patient_account_id: string;
  /** The record as it was tied to that account then: it ends where another one is. */
  patient_id: string;
  /** Whether the app may change the record, which an access to view does not allow. */
  changes_record: boolean;
  /** `LaunchContext` (openid/smart/launch-context.ts), sealed. */
  sealed: string;
  expires_at: Timestamp;
}

/** A portal's word that somebody opens an app for a patient. */
export interface SmartLaunchesTable {
  /** SHA-256 of the random handle. */
  launch_hash: Uint8Array;
  /** Who opens it: nobody else can use it. */
  account_id: string;
  /** The app that is opened. */
  client_id: string;
  /** Null for somebody without a record. */
  patient_account_id: string | null;
  /** The portal's word to the app. */
  intent: string | null;
  needs_banner: boolean;
  /** SHA-256 of the code challenge of the request that uses it. */
  claimed_by: ColumnType<Uint8Array | null, null | undefined, Uint8Array | null>;
  expires_at: Timestamp;
}
