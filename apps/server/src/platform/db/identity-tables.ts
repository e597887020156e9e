import type { ProofMethod } from '@portico/contract';
import type { ColumnType } from 'kysely';
import type { AssuranceLevel } from '../../ports/identity-providers.ts';

type Timestamp = ColumnType<Date, Date, Date>;

/** Finds an account by an account that its owner has elsewhere. The primary key decides which of two calls gets it. */
export interface IdentitySubjectsTable {
  /** Keyed hash of issuer and subject, which no change of the secret changes. */
  subject_hash: Uint8Array;
  account_id: string;
}

/** An account elsewhere that signs in to this one; one of each identity provider. */
export interface AccountIdentitiesTable {
  account_id: string;
  /** Of the settings. */
  provider_id: string;
  subject_hash: Uint8Array;
  linked_at: Timestamp;
  /** Null until it has signed somebody in. */
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** How the owner of an account has shown who they are. */
export interface AccountProofsTable {
  account_id: string;
  method: ProofMethod;
  /** The identity provider, where it was one, and how far it had proven the person. */
  provider_id: string | null;
  level: AssuranceLevel | null;
  proven_at: Timestamp;
}
