import type { ColumnType } from 'kysely';

/** timestamptz: written as Date, read as Date. */
type Timestamp = ColumnType<Date, Date, Date>;

/** Where a browser stands in a flow to an account: one row for each flow, so that a reload or a second tab goes on from it. */
export interface EnrolmentsTable {
  browser_hash: Uint8Array;
  flow: 'signUp' | 'activation' | 'smsActivation';
  /** Raised by every write: of two that read the same version, one goes on. */
  version: number;
  /** The flow's `State` (packages/rules/flows), as JSON text when written. */
  state: ColumnType<unknown, string, string>;
  /** What was said and found out on the way (enrolment/), sealed. */
  sealed: string;
  /** The account that was created and whose terms are not accepted yet. It goes with the row. */
  account_id: string | null;
  expires_at: Timestamp;
}

/** What the hospital issues to activate an account: a code on paper, or the token of a link in a text message. */
export interface AccessCodesTable {
  /** Keyed hash. */
  code_hash: Uint8Array;
  channel: 'letter' | 'sms' | 'print';
  /** Null for somebody who is no patient yet and asked for a code in the sign-up. */
  patient_id: string | null;
  /** `IssuedTo` (activation/), sealed: what the lookup compares, and who a person without a record is. */
  sealed: string;
  /** Lookups that named this code with data that do not go with it. */
  failures: ColumnType<number, number | undefined, number>;
  issued_at: Timestamp;
  expires_at: Timestamp;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The account that was made with it or with another code of the same patient. One that is never finished gives it back. */
  used_by: ColumnType<string | null, string | null | undefined, string | null>;
}
