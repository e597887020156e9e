import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date, Date>;
type Later<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>;

/** Members of staff who are signed in. The hospital's provider says who they are and what they may do. */
export interface StaffSessionsTable {
  token_hash: Uint8Array;
  /** The provider's id of the person. */
  subject: string;
  name: string;
  /** Names of roles, with spaces between. */
  roles: string;
  browser: string;
  signed_in_at: Timestamp;
  last_used_at: Timestamp;
}

/** What a member of staff asks for that opens an account, until a second one has decided. */
export interface StaffOpeningsTable {
  opening_id: string;
  /** Whom it is about, and why, sealed. */
  sealed: string;
  status: 'waiting' | 'approved' | 'done' | 'declined';
  asked_by: string;
  asked_by_subject: string;
  asked_at: Timestamp;
  decided_by: Later<string>;
  decided_by_subject: Later<string>;
  decided_at: Later<Date>;
  expires_at: Timestamp;
}

/** What a member of staff has asked for that takes long, while it is under way or not told yet. */
export interface StaffLongCallsTable {
  /** Hash of who asked, and for what. */
  call_key: Uint8Array;
  /** When the server that does it was last heard of, or had done it. */
  beat_at: Timestamp;
  /** As JSON; null while it is under way. */
  result: Later<string>;
}
