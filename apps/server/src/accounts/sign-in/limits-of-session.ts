import type { Kysely } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import { usernameKey } from '../../platform/crypto/lookup-keys.ts';
import { type SealedProfile, unsealProfile } from '../profile.ts';
import { knowsDevice } from '../queries/devices.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { signInSubjects } from './try-subjects.ts';
import type { TryLimit } from '../../platform/limits/try-limit.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';

/**
 * The limits for a password that a signed-in person enters: as for a new sign-in on the same device. A device that was
 * forgotten during the session counts as unfamiliar.
 */
export async function limitsOfSession(
  db: Kysely<Tables>,
  keys: Keys,
  account: SealedProfile,
  { accountId, deviceKey }: Pick<SignedIn, 'accountId' | 'deviceKey'>,
  { address }: Pick<Visitor, 'address'>,
): Promise<TryLimit[]> {
  const { username } = unsealProfile(keys, account);
  const isFamiliar = deviceKey !== null && (await knowsDevice(db, accountId, deviceKey));
  const limits = signInSubjects({ keys, usernameKey: usernameKey(keys, username), address, deviceKey, isFamiliar });
  // Whoever is signed in is no stranger: a few tries, then a lock.
  return limits.filter(({ beyond }) => beyond === 'lock');
}
