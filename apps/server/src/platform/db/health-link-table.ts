import type { ColumnType } from 'kysely';

/** timestamptz: written as Date, read as Date. */
type Timestamp = ColumnType<Date, Date, Date>;

/** An estimate that its owner shares by a SMART Health Link. */
export interface HealthLinksTable {
  /** SHA-256 of the token in the link's address. */
  token_hash: Uint8Array;
  /** By which its owner takes it back. */
  link_id: string;
  owner_kind: 'guest' | 'account';
  owner_id: string;
  estimate_id: string;
  /** JWE, compact, under the key of the link, which is not here. */
  file: string;
  /** Argon2id; null where none is needed. */
  passcode_hash: string | null;
  /** Wrong passcodes that it still takes. */
  tries_left: number;
  made_at: Timestamp;
  expires_at: Timestamp;
}
