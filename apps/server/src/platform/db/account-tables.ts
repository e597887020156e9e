import type { FactorKind, HeldScope } from '@portico/contract';
import type { ColumnType } from 'kysely';

/** timestamptz: written as Date, read as Date. */
type Timestamp = ColumnType<Date, Date, Date>;
/** A column with a default. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

type Standing = 'active' | 'mustReset' | 'suspended' | 'closed';

/** A person who can sign in. */
export interface AccountsTable {
  account_id: string;
  /** `Profile` (accounts/profile.ts), sealed. */
  profile: string;
  password_hash: string;
  password_changed_at: Timestamp;
  /**
   * The password was reset by a mailed link, and the person has shown no second factor other than the mailbox since.
   */
  recovered_by_email: Defaulted<boolean>;
  /** After the first sign-in, the owner is notified of every sign-in on an unknown device. */
  has_signed_in: Defaulted<boolean>;
  /**
   * `mustReset`: suspended until the password is reset by a mailed link. `suspended`: until staff lift it. `closed`: found by
   * nobody but staff, and erased some time after `closed_at`.
   */
  standing: Defaulted<Standing>;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The status that a closed account had, and gets again if it is opened again; null for one that is not closed. */
  standing_before: ColumnType<Standing | null, Standing | null | undefined, Standing | null>;
  /** Every patient that a closed account had, the one that was linked last first. */
  patients_before: Defaulted<string[]>;
  /** Id of one of the questions that the portal offers. */
  security_question: string | null;
  security_answer_hash: string | null;
  /** Extra permissions of the account: `editestimates` (spec §6). */
  security_points: Defaulted<string[]>;
  created_at: Timestamp;
  /** Null: the account exists but cannot be used until its owner accepts the terms (enrolment/). */
  terms_accepted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Which version of the terms was accepted; null where nobody knows. */
  terms_version: ColumnType<string | null, string | null | undefined, string | null>;
  /** Since when the profile's e-mail address counts for recovery, reminders and codes; null: it is not confirmed. */
  email_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The account's patient (ports/patients.ts); null for a person who is not yet a patient. */
  patient_id: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Finds an account by its username. The primary key decides which of two calls gets a name. */
export interface UsernamesTable {
  /** Keyed hash of the normalized username. */
  username_key: Uint8Array;
  account_id: string;
}

/** Finds the accounts of a person by name, birth date and ZIP code. */
export interface AccountPeopleTable {
  person_key: Uint8Array;
  account_id: string;
}

/** A signed-in browser. The cookie holds the account's id and 32 random bytes; only its hash is stored. */
export interface SessionsTable {
  account_id: string;
  token_hash: Uint8Array;
  /** The id that is shown to the owner. */
  session_id: string;
  /** The device of the session, if the browser sent one. */
  device_key: Uint8Array | null;
  /** Browser and system, as `Firefox, Windows`. */
  browser: string;
  signed_in_at: Timestamp;
  last_used_at: Timestamp;
  password_confirmed_at: Timestamp;
  /** The end of the session, whatever its activity. */
  ends_at: Timestamp;
  /** The terms have another version than the owner accepted: until that is done, no other call is served. */
  terms_due: Defaulted<boolean>;
  /** A second step that the hospital demands waits to be set up: until then the session opens nothing else. */
  factor_due: Defaulted<boolean>;
  /** The second factor by which it was begun; null where none was shown, or nobody knows. */
  shown_factor: ColumnType<FactorKind | null, FactorKind | null | undefined, FactorKind | null>;
  /** The identity provider by which it was begun, in place of the password, and how the person signed in there (RFC 8176). */
  identity_provider: ColumnType<string | null, string | null | undefined, string | null>;
  identity_amr: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
  /** Keyed hash of the session there, where it has told which; else null. */
  identity_session: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  /** Challenge of a passkey that is being added. */
  challenge: string | null;
  challenge_expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The access under which the session acts for a patient, even after it has ended; null: for the account itself. */
  acting_proxy_id: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A sign-in after the right password, or by an identity provider, and before the second step. */
export interface PendingSignInsTable {
  account_id: string;
  token_hash: Uint8Array;
  browser_hash: Uint8Array;
  /** Challenge of a passkey. */
  challenge: string | null;
  identity_provider: ColumnType<string | null, string | null | undefined, string | null>;
  identity_amr: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
  /** Keyed hash of the session there, where it has told which; else null. */
  identity_session: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  expires_at: Timestamp;
}

/** A browser that has signed in to the account before, by the id that it stores (spec §3, 'deviceId'). */
export interface DevicesTable {
  account_id: string;
  /** Keyed hash of the id. */
  device_key: Uint8Array;
  /** The id that is shown to the owner. */
  device_id: string;
  browser: string;
  /** Hash of the cookie that replaces the second step; null for a device that is not remembered. */
  remember_hash: Uint8Array | null;
  remembered_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  last_used_at: Timestamp;
}

/** A means of the second step. It counts once it is confirmed. */
export interface SecondFactorsTable {
  account_id: string;
  factor_id: string;
  kind: 'sms' | 'email' | 'authenticator' | 'passkey';
  /** `FactorSecret` (two-step/factor-secret.ts), sealed: phone, secret, or public key and label. */
  sealed: string;
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  added_at: Timestamp;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** For an authenticator app, the last time step used; for a passkey, its signature counter. */
  last_step: ColumnType<number | null, number | null | undefined, number | null>;
}

/** Recovery codes for a person who has lost all other factors; keyed hashes. */
export interface RecoveryCodesTable {
  account_id: string;
  code_hash: Uint8Array;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The last code sent for a factor. A new one replaces it. */
export interface SentCodesTable {
  account_id: string;
  factor_id: string;
  /** Keyed hash. */
  code_hash: Uint8Array;
  sent_at: Timestamp;
  expires_at: Timestamp;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A token for the next step of a flow, or in a mailed link. It can be used once. */
export interface TicketsTable {
  ticket_hash: Uint8Array;
  purpose: string;
  /** Null if no account was found: the flow continues in the same way. */
  account_id: string | null;
  /** The browser to which the ticket is bound; null for one that is mailed. */
  browser_hash: Uint8Array | null;
  /** Data for the next step, sealed. */
  sealed: string;
  expires_at: Timestamp;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Tries of one kind by one subject. The key is a keyed hash. */
export interface TryLocksTable {
  key: string;
  /** Keyed hash of the username or person that all keys of one subject share, so that staff can lift its locks. */
  subject: Uint8Array;
  /** Since the last success or lock. */
  failures: number;
  /** The number of locks so far; each lock is longer than the one before. */
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

/** An invitation to look after a patient's record. It can be answered once, by the person whom it names. */
export interface ProxyInvitesTable {
  invite_hash: Uint8Array;
  /** The id that is shown to the patient. */
  invite_id: Defaulted<string>;
  patient_account_id: string;
  scope: 'view' | 'manage';
  /** `Invitee` (proxies/invitee.ts), sealed; null before invitations named somebody: such a one is no longer good. */
  invitee: ColumnType<string | null, string | null, string | null>;
  /** Until when the access would last. */
  access_ends_at: ColumnType<Date | null, Date, Date>;
  invited_at: Timestamp;
  expires_at: Timestamp;
  answer: ColumnType<'accept' | 'decline' | null, 'accept' | 'decline' | null | undefined, 'accept' | 'decline' | null>;
  answered_by: ColumnType<string | null, string | null | undefined, string | null>;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Null in an invitation of the release before, which says it in `scope`. */
  scopes: ColumnType<HeldScope[] | null, HeldScope[] | undefined, never>;
  basis: ColumnType<AccessBasis | null, AccessBasis | undefined, never>;
  /** From when on the access would allow no more than `private_scopes`. */
  private_from: ColumnType<Date | null, Date | null | undefined, never>;
  private_scopes: ColumnType<HeldScope[] | null, HeldScope[] | null | undefined, never>;
}

/** On what an access rests: the patient's own word, or that of staff, for the parent of a minor or for a guardian. */
export type AccessBasis = 'patient' | 'staff' | 'parent' | 'guardian';

/** The access of a person to a patient's record, until it ends. */
export interface ProxiesTable {
  account_id: string;
  patient_account_id: string;
  /** The id that is shown to both, and that a session acts under. */
  proxy_id: Defaulted<string>;
  /** For servers of the release before: what of `scopes` they know. */
  scope: 'view' | 'manage';
  since: Timestamp;
  ends_at: Timestamp;
  scopes: ColumnType<HeldScope[] | null, HeldScope[] | null | undefined, HeldScope[] | null>;
  /** The `since` with which `scopes` was written; where it is another, a server of the release before has written `scope` alone. */
  scopes_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  basis: ColumnType<AccessBasis | null, AccessBasis | null | undefined, AccessBasis | null>;
  /** From when on it allows no more than `private_scopes`: a teenager's privacy. */
  private_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
  private_scopes: ColumnType<HeldScope[] | null, HeldScope[] | null | undefined, HeldScope[] | null>;
  /** Which change that comes by itself, an end or less than before, was told of by mail: the time at which it comes. */
  told_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The id of the account that a patient without one would get: what others do for the patient stands under it. */
export interface ReservedAccountsTable {
  patient_id: string;
  account_id: string;
  /** The record into which theirs was merged, as it was then; null or left out for none (patients/reserved-for.ts). */
  in_force: string | null;
  /** `ReservedPerson` (accounts/reserved-person.ts), sealed. */
  person: string;
  reserved_at: Timestamp;
}

/** An event of the audit trail. `details` must not contain patient data. */
export interface AuditEntriesTable {
  /** 1, 2, 3 … without gaps. */
  number: number;
  at: Timestamp;
  event: string;
  account_id: string | null;
  actor: 'visitor' | 'account' | 'staff' | 'system';
  details: ColumnType<Record<string, unknown>, string, never>;
  /** Keyed hash over the previous hash and this entry. */
  hash: Uint8Array;
}

/** The last entry's number and hash: one row. */
export interface AuditHeadTable {
  one: ColumnType<boolean, never, never>;
  number: number;
  hash: Uint8Array;
  /** Under whose secret the next entry is hashed; null: the first one's. */
  key_id: string | null;
}
