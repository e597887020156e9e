import { usernameKey } from '../accounts/keys.ts';
import { openProfile } from '../accounts/profile.ts';
import type { Account } from '../db/queries/accounts.ts';
import type { Visitor } from '../http/visitor.ts';
import { signInSubjects } from '../lockout/subjects.ts';
import type { TryLimit } from '../lockout/tries.ts';
import type { SignedIn } from '../sessions/signed-in.ts';

/** What a password is counted by that somebody enters who is signed in: as if they signed in anew on their device. */
export function limitsOfSession(
  secret: string,
  { profile }: Pick<Account, 'profile'>,
  { deviceKey }: Pick<SignedIn, 'deviceKey'>,
  { address }: Pick<Visitor, 'address'>,
): TryLimit[] {
  const { username } = openProfile(secret, profile);
  const isFamiliar = deviceKey !== null;
  return signInSubjects({ secret, usernameKey: usernameKey(secret, username), address, deviceKey, isFamiliar });
}
