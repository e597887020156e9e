/** The secrets of one way to the provider and back. */
export interface StaffSignInRequest {
  /** Comes back with the browser, once. */
  readonly state: string;
  /** Comes back in the ID token. */
  readonly nonce: string;
  /** Of PKCE (RFC 7636). */
  readonly verifier: string;
  /** Milliseconds since 1970: whoever signs in at the provider does so later. */
  readonly sentAt: number;
}

/** A member of staff, as the hospital's provider tells of them. */
export interface StaffPerson {
  /** The provider's id of the person, which stays the same. */
  readonly subject: string;
  /** As the audit trail names them; '' where it is not told. */
  readonly name: string;
  /** What the claim of roles says. */
  readonly values: readonly string[];
}

type StaffAnswer =
  | { readonly outcome: 'person'; readonly person: StaffPerson }
  | { readonly outcome: 'cancelled' | 'refused' | 'unavailable' };

/** The hospital's own OpenID provider, by which staff sign in. Never called inside a transaction; answers within ten seconds and throws nothing. */
export interface StaffProviderPort {
  /** Where to send the browser; null where the provider cannot be reached. */
  address(request: StaffSignInRequest, language: string): Promise<string | null>;
  /** @param query of the address to which the browser came back. */
  answer(request: StaffSignInRequest, query: URLSearchParams): Promise<StaffAnswer>;
  /** Where a browser ends its session at the provider, and comes back from; null where it offers none, or cannot be reached. */
  signOutAddress(language: string): Promise<string | null>;
}
