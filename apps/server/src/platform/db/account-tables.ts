import type { ColumnType } from 'kysely';

/** timestamptz: written as Date, read as Date. */
type Timestamp = ColumnType<Date, Date, Date>;
/** A column with a default. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** A person who can sign in. */
export interface AccountsTable {
  account_id: string;
  /** `Profile` (accounts/profile.ts), sealed. */
  profile: string;
  password_hash: string;
  password_changed_at: Timestamp;
  /** The password came by a mailed link, and no second factor but the mailbox has been shown since. */
  recovered_by_email: Defaulted<boolean>;
  /** At least once: from then on its owner hears of every sign-in on a device that it does not know. */
  has_signed_in: Defaulted<boolean>;
  /** `mustReset`: suspended until the password is reset by a mailed link. `suspended`: until staff lift it. */
  standing: Defaulted<'active' | 'mustReset' | 'suspended'>;
  /** Id of one of the questions that the portal offers. */
  security_question: string | null;
  security_answer_hash: string | null;
  /** What the account may do beyond looking: `editestimates` (spec §6). */
  security_points: Defaulted<string[]>;
  created_at: Timestamp;
  /** Null: created, and good for nothing until its owner accepts the terms (enrolment/). */
  terms_accepted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The patient whose account it is (ports/patients.ts); null for somebody who is none yet. */
  patient_id: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Finds an account by its username. The primary key decides a race for a name. */
export interface UsernamesTable {
  /** Keyed hash of the folded username. */
  username_key: Uint8Array;
  account_id: string;
}

/** Finds the accounts of a person by name, birth date and ZIP code. */
export interface AccountPeopleTable {
  person_key: Uint8Array;
  account_id: string;
}

/** A browser that is signed in. The cookie holds the account's id and 32 random bytes; only its hash is kept. */
export interface SessionsTable {
  account_id: string;
  token_hash: Uint8Array;
  /** Names the session to its owner. */
  session_id: string;
  /** The device that it runs on, if the browser told one. */
  device_key: Uint8Array | null;
  /** Browser and system, as `Firefox, Windows`. */
  browser: string;
  signed_in_at: Timestamp;
  last_used_at: Timestamp;
  password_confirmed_at: Timestamp;
  /** Whatever is done. */
  ends_at: Timestamp;
  /** Of a passkey that is being added. */
  challenge: string | null;
  challenge_expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A sign-in whose password was right and whose second step is still to come. */
export interface PendingSignInsTable {
  account_id: string;
  token_hash: Uint8Array;
  browser_hash: Uint8Array;
  /** Of a passkey. */
  challenge: string | null;
  expires_at: Timestamp;
}

/** A browser that has signed in to the account before, by the id that it keeps (spec §3, 'deviceId'). */
export interface DevicesTable {
  account_id: string;
  /** Keyed hash of the id. */
  device_key: Uint8Array;
  /** Names the device to its owner. */
  device_id: string;
  browser: string;
  /** Hash of the cookie that spares it the second step; null where it is not remembered. */
  remember_hash: Uint8Array | null;
  remembered_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  last_used_at: Timestamp;
}

/** A way to take the second step. It counts once it is confirmed. */
export interface SecondFactorsTable {
  account_id: string;
  factor_id: string;
  kind: 'sms' | 'email' | 'authenticator' | 'passkey';
  /** `FactorSecret` (two-step/factor-secret.ts), sealed: phone, secret, or public key and label. */
  sealed: string;
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  added_at: Timestamp;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Of an authenticator app the last time step that was used; of a passkey its signature counter. */
  last_step: ColumnType<number | null, number | null | undefined, number | null>;
}

/** Codes for when every other way is lost; keyed hashes. */
export interface RecoveryCodesTable {
  account_id: string;
  code_hash: Uint8Array;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The code that was sent last for a factor; a new one takes its place. */
export interface SentCodesTable {
  account_id: string;
  factor_id: string;
  /** Keyed hash. */
  code_hash: Uint8Array;
  sent_at: Timestamp;
  expires_at: Timestamp;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** What carries a person from one step of a flow to the next, or is mailed as a link. Used once. */
export interface TicketsTable {
  ticket_hash: Uint8Array;
  purpose: string;
  /** null where nobody was found: the flow goes on alike. */
  account_id: string | null;
  /** The browser that it is bound to; null for one that is mailed. */
  browser_hash: Uint8Array | null;
  /** What the next step must know, sealed. */
  sealed: string;
  expires_at: Timestamp;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Tries of one kind by one subject. The key is a keyed hash. */
export interface TryLocksTable {
  key: string;
  /** Keyed hash of the name or person that all keys of one subject share, so that staff can lift its locks. */
  subject: Uint8Array;
  /** Since the last success or lock. */
  failures: number;
  /** How often it was locked; each lock is longer. */
  locks: number;
  locked_until: Timestamp | null;
  last_try_at: Timestamp;
}

/** A patient who is in the hospital now. */
export interface AdmissionsTable {
  account_id: string;
  class: 'emergencyRoom' | 'inpatient';
  location_id: string;
  unit: string;
  bed: string | null;
  admitted_at: Timestamp;
}

/** An invitation to look after a patient's record. Answered once. */
export interface ProxyInvitesTable {
  invite_hash: Uint8Array;
  patient_account_id: string;
  scope: 'view' | 'manage';
  expires_at: Timestamp;
  answer: ColumnType<'accept' | 'decline' | null, 'accept' | 'decline' | null | undefined, 'accept' | 'decline' | null>;
  answered_by: ColumnType<string | null, string | null | undefined, string | null>;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ProxiesTable {
  account_id: string;
  patient_account_id: string;
  scope: 'view' | 'manage';
  since: Timestamp;
}

/** One thing that happened. `details` never hold patient data. */
export interface AuditEntriesTable {
  /** 1, 2, 3 … without gaps. */
  number: number;
  at: Timestamp;
  event: string;
  account_id: string | null;
  actor: 'visitor' | 'account' | 'staff' | 'system';
  details: ColumnType<Record<string, unknown>, string, never>;
  /** Keyed hash over the hash before and this entry. */
  hash: Uint8Array;
}

/** The last entry's number and hash: one row. */
export interface AuditHeadTable {
  one: ColumnType<boolean, never, never>;
  number: number;
  hash: Uint8Array;
}
