import type { Keys } from '../platform/crypto/keys.ts';
import { type SealedProfile, unsealProfile } from './profile.ts';

/** First and last name of the owner of an account. */
export function fullName(keys: Keys, account: SealedProfile): string {
  const { firstName, lastName } = unsealProfile(keys, account);
  return `${firstName} ${lastName}`;
}
