/** `deferred`: the app does not answer now. `refused`: it does not take this token, and will not take it later. */
type SignOutOutcome = 'told' | 'deferred' | 'refused';

/** Tells apps that somebody's session has ended (OpenID Connect Back-Channel Logout 1.0, 2.5). Called by jobs alone. */
export interface AppSignOutsPort {
  tell(address: string, logoutToken: string): Promise<SignOutOutcome>;
}
