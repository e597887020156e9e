import type { ColumnType } from 'kysely';

/** timestamptz: written as Date, read as Date. */
type Timestamp = ColumnType<Date, Date, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A column with a default. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** An insurance as its owner gave it. A new entry is a new row: what was asked with the old one stays true. */
export interface InsurancesTable {
  owner_id: string;
  id: string;
  payor_id: string;
  /** `Insurance` (insurance/insurance.ts), sealed. */
  insurance: string;
  /** The one that an account has on file. */
  is_on_file: Defaulted<boolean>;
  created_at: Timestamp;
  /** Null: kept with the account. */
  expires_at: OptionalTimestamp;
}

/** An eligibility inquiry; its id is an HSeq of the wire. */
export interface InquiriesTable {
  owner_id: string;
  id: string;
  insurance_id: string;
  /** Keyed hash of all that is asked, so that the same question is not sent twice within 90 seconds (CAQH CORE). */
  question_key: Uint8Array;
  /** `forgotten`: of its content nothing is left but the key and the time, so that the same is not asked again too soon. */
  state: 'waiting' | 'sending' | 'answered' | 'failed' | 'forgotten';
  /** What is asked, sealed. */
  question: string;
  /** How often it was sent. */
  sends: Defaulted<number>;
  /** When it was sent last. */
  sent_at: OptionalTimestamp;
  /** The messages as they went over the wire, sealed (design: "keeps both messages"). */
  request: string | null;
  reply: string | null;
  /** What the reply settles, sealed. */
  outcome: string | null;
  created_at: Timestamp;
  answered_at: OptionalTimestamp;
  expires_at: Timestamp;
}

/** Which of the portal's payors a payer and plan of a price file stand for, as staff decided it. */
export interface PayorNamesTable {
  location_id: string;
  payer_name: string;
  plan_name: string;
  /** Null: none of them, staff said so. */
  payor_id: string | null;
  /** The plan's name as the insurer gives it in its answers; null where the rate holds for all its plans. */
  portal_plan: string | null;
  decided_at: Timestamp;
}
