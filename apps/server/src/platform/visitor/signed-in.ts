import type { FactorKind, HeldScope } from '@portico/contract';

/** That a session acts for a patient whom its person looks after. */
export interface Acting {
  readonly proxyId: string;
  /** Null: it has ended since the session switched to it. */
  readonly access: {
    /** Under this id stands what is the patient's, whether or not the account exists. */
    readonly patientAccountId: string;
    /** One at least. */
    readonly scopes: readonly HeldScope[];
  } | null;
  /** Of this request alone: whether it has left an entry in the audit trail that names both. */
  readonly trace: { isLeft: boolean };
}

/** A live session from the database. */
export interface SignedIn {
  readonly accountId: string;
  /** The id that is shown to the owner. */
  readonly sessionId: string;
  readonly tokenHash: Uint8Array;
  readonly deviceKey: Uint8Array | null;
  readonly signedInAt: Date;
  /** The second factor by which it was begun; null: none. */
  readonly shownFactor: FactorKind | null;
  readonly passwordConfirmedAt: Date;
  readonly lastUsedAt: Date;
  readonly endsAt: Date;
  /** The account's terms have changed, and wait to be accepted (issue 12, point 11). */
  readonly termsDue: boolean;
  /** Null: it acts for its own person. */
  readonly acting: Acting | null;
  /** The hospital demands a second step, and the account has none yet: until it is set up the session opens nothing else. */
  readonly factorDue: boolean;
}
