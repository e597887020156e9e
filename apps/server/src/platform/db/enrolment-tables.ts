import type { ColumnType } from 'kysely';

/** timestamptz: written as Date, read as Date. */
type Timestamp = ColumnType<Date, Date, Date>;

/**
 * The state of a browser in a flow to an account: one row for each flow, so that a reload or a second tab continues it.
 */
export interface EnrolmentsTable {
  browser_hash: Uint8Array;
  flow: 'signUp' | 'activation' | 'smsActivation';
  /** Every write raises it: of two calls that read the same version, one succeeds. */
  version: number;
  /** The flow's `State` (packages/rules/flows), as JSON text when written. */
  state: ColumnType<unknown, string, string>;
  /** The data of the flow's earlier steps (enrolment/), sealed. */
  sealed: string;
  /** The account whose terms are not accepted yet. It is removed with the row. */
  account_id: string | null;
  expires_at: Timestamp;
}

/** What the hospital issues to activate an account: a code on paper, or the token of a link in a text message. */
export interface AccessCodesTable {
  /** Keyed hash. */
  code_hash: Uint8Array;
  /** `identity`: of somebody whom an identity provider has proven. Nobody has seen it, and no lookup takes it. */
  channel: 'letter' | 'sms' | 'print' | 'identity';
  /** Null for a person who is not yet a patient and asked for a code in the sign-up. */
  patient_id: string | null;
  /**
   * `IssuedTo` (activation/), sealed: the data that the lookup compares, and the details of a person without a record.
   */
  sealed: string;
  /** Lookups of this code with data that do not match. */
  failures: ColumnType<number, number | undefined, number>;
  issued_at: Timestamp;
  expires_at: Timestamp;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /**
   * The account that was created with this code or with another code of the same patient. If that account is never
   * finished, this is set to null again.
   */
  used_by: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A notice to what is on file of a patient that an account now opens their record. */
export interface RecordNoticesTable {
  /** SHA-256 of the code that freezes the account. */
  code_hash: Uint8Array;
  account_id: string;
  /** The patient whose record the account opened then. */
  patient_id: string;
  /** `NoticedPatient` (record-notice/), sealed; null until the notice is sent. */
  sealed: ColumnType<string | null, string | null | undefined, string | null>;
  tied_at: Timestamp;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the account was frozen by the code. */
  frozen_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  expires_at: Timestamp;
}
