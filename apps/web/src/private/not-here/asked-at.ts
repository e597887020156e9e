import { matchPath, matchSignedInPath, type StateName } from '@portico/contract';

/** The state that a hash of the signed-in app names, of either entry. */
export interface Asked {
  readonly name: StateName;
  readonly isSignedOut: boolean;
}

/** Whatever its query is. null for a path without a state. `/` and an empty hash are the root of the signed-in app. */
export function askedAt(hash: string): Asked | null {
  const [path = ''] = hash.replace(/^#/, '').split(/[?#]/);
  const signedIn = matchSignedInPath(path);
  if (signedIn) return { name: signedIn.state.name, isSignedOut: false };
  const signedOut = matchPath(path);
  return signedOut && { name: signedOut.state.name, isSignedOut: true };
}
