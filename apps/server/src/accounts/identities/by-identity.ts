/** An account elsewhere by which somebody signs in, in place of the password. */
export interface ByIdentity {
  /** Of the settings. */
  provider: string;
  /** How the person signed in there, by the names of RFC 8176. */
  amr: readonly string[];
  /** Keyed hash of the session there (identitySessionHash); null where it does not tell which. */
  session: Uint8Array | null;
}
