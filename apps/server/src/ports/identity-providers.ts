/** How far a person was proven before they came to us, where it is far enough to count (NIST SP 800-63A-4, section 4). */
export const assuranceLevels = ['IAL2', 'IAL3'] as const;
export type AssuranceLevel = (typeof assuranceLevels)[number];

/** What an identity provider is asked for: that somebody signs in, or also that it shows who they are. */
export type IdentityUse = 'signIn' | 'proof';

/** One request, from the moment a browser is sent until it is back. All but the first two are secrets of the server. */
export interface IdentityRequest {
  /** Of the settings. */
  readonly provider: string;
  readonly use: IdentityUse;
  /** Comes back with the browser, once. */
  readonly state: string;
  /** Comes back in the ID token. */
  readonly nonce: string;
  /** Of PKCE (RFC 7636). */
  readonly verifier: string;
}

/** Who has come back, as far as the identity provider tells. What it does not tell is an empty text. */
export interface Identity {
  /** The identity provider's id of the person, which stays the same. */
  readonly subject: string;
  /** The identity provider's id of the session there; empty where it does not tell. */
  readonly session: string;
  /** How far the person was proven; null where it does not say, or says less than the settings count. */
  readonly level: AssuranceLevel | null;
  /** How the person signed in there, by the names of RFC 8176 alone. */
  readonly amr: readonly string[];
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  /** ISO date. */
  readonly birthDate: string;
  readonly zip: string;
  readonly street: string;
  /** E.164, and confirmed by the identity provider. */
  readonly phone: string;
}

/**
 * `person`: everything was right with the answer. `cancelled`: the person, or the identity provider, said no. `refused`: something was
 * wrong with it: another issuer, a code that was used, a signature, a time that is over. `unavailable`: it did not answer in time.
 */
type IdentityAnswer =
  | { readonly outcome: 'person'; readonly identity: Identity }
  | { readonly outcome: 'cancelled' | 'refused' | 'unavailable' };

/** Which session has ended there: that of its id, or where that is empty every one of the person. */
export interface EndedThere {
  /** As `Identity` has them; one of them may be empty. */
  readonly subject: string;
  readonly session: string;
  /** When the word was issued: what was begun later did not come through that session. */
  readonly at: Date;
}

/** Accounts that people have elsewhere, at the OpenID providers of the settings. Never called inside a transaction. */
export interface IdentityProvidersPort {
  /** Where to send the browser; null where the identity provider cannot be reached. Answers within ten seconds and throws nothing. */
  address(request: IdentityRequest, language: string): Promise<string | null>;
  /**
   * Reads what a browser has brought back. Answers within ten seconds in every case, and throws nothing: an error could carry the
   * person's data.
   *
   * @param query of the address to which it came back.
   */
  answer(request: IdentityRequest, query: URLSearchParams): Promise<IdentityAnswer>;
  /**
   * Where a person signs out there (OpenID Connect RP-Initiated Logout 1.0); null where it has no such page or cannot be reached. Answers
   * within ten seconds and throws nothing.
   */
  signOutAddress(provider: string, language: string): Promise<string | null>;
  /**
   * Reads the word that a session has ended there (OpenID Connect Back-Channel Logout 1.0, 2.6).
   *
   * @param token the logout token, as it was sent.
   * @returns `refused` for one that is not good; `unavailable` while the keys to check it by cannot be had.
   */
  readSignOut(provider: string, token: string): Promise<EndedThere | 'refused' | 'unavailable'>;
}
