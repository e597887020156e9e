import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date, Date>;

/** A key that signs ID tokens and sign-outs, from its time until the next one's. */
export interface OpenIdKeysTable {
  /** 1, 2, 3 …: of two servers that make the next one at once, one does. */
  number: number;
  kid: string;
  /** The private key as a JWK, sealed. */
  sealed: string;
  signs_from: Timestamp;
}

/** Whatever the provider keeps of a request or hands out: codes, tokens, grants, pushed and interrupted requests. */
export interface OpenIdArtifactsTable {
  /** SHA-256 of kind and id: the token itself is not stored in clear. */
  id_hash: Uint8Array;
  /** Of the grant that it belongs to, which takes it along when it is revoked. */
  grant_hash: Uint8Array | null;
  account_id: string | null;
  /** The provider's own payload, sealed. */
  sealed: string;
  /** When a code or a refresh token was used. */
  consumed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  expires_at: Timestamp;
}

/** An app that somebody has signed in to with a session. It stays until the app was told that the session has ended. */
export interface OpenIdLoginsTable {
  account_id: string;
  session_id: string;
  client_id: string;
  /** By which the app knows the session. */
  sid: string;
  grant_id: string | null;
}

/** What the owner of an account lets an app of somebody else know. */
export interface OpenIdConsentsTable {
  account_id: string;
  client_id: string;
  scopes: string[];
  given_at: Timestamp;
}
