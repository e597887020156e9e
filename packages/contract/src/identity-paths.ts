/** What somebody wants of an identity provider: an account at a company, an authority or the hospital, which says who they are (issue 15, point 3). */
export const identityPurposes = ['signIn', 'signUp', 'activation', 'recovery', 'link'] as const;
export type IdentityPurpose = (typeof identityPurposes)[number];

/** Below it a browser is sent to identity providers, and comes back from them. */
export const IDENTITY_PATH = '/SignInWith';

/** A link that leads to an identity provider. To link an account of one there is a call, which asks for the password first. */
export function identityPath(provider: string, purpose: Exclude<IdentityPurpose, 'link'>): string {
  return `${IDENTITY_PATH}/${encodeURIComponent(provider)}/${purpose}`;
}

/** Where an identity provider sends the browser back to: what is registered there as redirect URI, behind the portal's address. */
export function identityReturnPath(provider: string): string {
  return `${IDENTITY_PATH}/${encodeURIComponent(provider)}`;
}

/** A link by which somebody signs out at an identity provider, once they have signed out here. */
export function identitySignOutPath(provider: string): string {
  return `${IDENTITY_PATH}/${encodeURIComponent(provider)}/signOut`;
}

/** Where an identity provider tells that a session has ended there (OpenID Connect Back-Channel Logout 1.0). */
export function identitySignedOutPath(provider: string): string {
  return `${IDENTITY_PATH}/${encodeURIComponent(provider)}/signedOut`;
}

/**
 * What became of it, as the page that somebody comes back to says it. `refused`: whatever was wrong with what the identity provider
 * told; it reads alike. `known`: it is the account of a ticket. `hasAccount`: the record of whom it has proven has an account.
 */
export const identityOutcomes = [
  'known',
  'notLinked',
  'suspended',
  'linked',
  'taken',
  'hasAccount',
  'refused',
  'cancelled',
  'unavailable',
  'expired',
] as const;
export type IdentityOutcome = (typeof identityOutcomes)[number];
