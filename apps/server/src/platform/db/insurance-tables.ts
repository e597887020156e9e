import type { ColumnType } from 'kysely';

/** timestamptz: written as Date, read as Date. */
type Timestamp = ColumnType<Date, Date, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A column with a default. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

/**
 * An insurance as its owner entered it. A new entry is a new row, so that earlier inquiries still name the insurance
 * they were about.
 */
export interface InsurancesTable {
  owner_id: string;
  id: string;
  payor_id: string;
  /** `Insurance` (insurance/insurance.ts), sealed. */
  insurance: string;
  /** The insurance on file of an account, or the one that pays second: never both. */
  is_on_file: Defaulted<boolean>;
  is_second_on_file: Defaulted<boolean>;
  created_at: Timestamp;
  /** Null: stored as long as the account. */
  expires_at: OptionalTimestamp;
}

/** An eligibility inquiry; its id is an HSeq of the wire. */
export interface InquiriesTable {
  owner_id: string;
  id: string;
  insurance_id: string;
  /** Keyed hash of the whole inquiry, so that the same one is not sent twice within 90 seconds (CAQH CORE). */
  question_key: Uint8Array;
  /** `forgotten`: only the key and the time are left, so that the same inquiry is not sent again too soon. */
  state: 'waiting' | 'sending' | 'answered' | 'failed' | 'forgotten';
  /** The inquiry, sealed. */
  question: string;
  /** The number of times it was sent. */
  sends: Defaulted<number>;
  /** The time of the last send. */
  sent_at: OptionalTimestamp;
  /** The messages of the last try, as sent and as received, each a sealed list (design: "keeps both messages"). */
  request: string | null;
  reply: string | null;
  /** The result of the response, sealed. */
  outcome: string | null;
  created_at: Timestamp;
  answered_at: OptionalTimestamp;
  expires_at: Timestamp;
}

/** The portal's payor for a payer and plan of a price file, as staff decided it. */
export interface PayorNamesTable {
  location_id: string;
  payer_name: string;
  plan_name: string;
  /** Null: staff decided that it is none of the portal's payors. */
  payor_id: string | null;
  /** The plan's name as the insurer gives it in its responses; null if the rate applies to all its plans. */
  portal_plan: string | null;
  decided_at: Timestamp;
}
