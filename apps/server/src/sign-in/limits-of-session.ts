import type { Kysely } from 'kysely';
import { usernameKey } from '../accounts/keys.ts';
import { openProfile } from '../accounts/profile.ts';
import type { Account } from '../db/queries/accounts.ts';
import { knowsDevice } from '../db/queries/devices.ts';
import type { Tables } from '../db/tables.ts';
import type { Visitor } from '../http/visitor.ts';
import { signInSubjects } from '../lockout/subjects.ts';
import type { TryLimit } from '../lockout/try-limit.ts';
import type { SignedIn } from '../sessions/signed-in.ts';

/**
 * What a password is counted by that somebody enters who is signed in: as if they signed in anew on their device. A device
 * that was forgotten during the session is a stranger's.
 */
export async function limitsOfSession(
  db: Kysely<Tables>,
  secret: string,
  { profile }: Pick<Account, 'profile'>,
  { accountId, deviceKey }: Pick<SignedIn, 'accountId' | 'deviceKey'>,
  { address }: Pick<Visitor, 'address'>,
): Promise<TryLimit[]> {
  const { username } = openProfile(secret, profile);
  const isFamiliar = deviceKey !== null && (await knowsDevice(db, accountId, deviceKey));
  return signInSubjects({ secret, usernameKey: usernameKey(secret, username), address, deviceKey, isFamiliar });
}
