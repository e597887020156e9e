import { unsealProfile } from './profile.ts';

/** First and last name of the owner of a sealed profile. */
export function fullName(secret: string, sealed: string): string {
  const { firstName, lastName } = unsealProfile(secret, sealed);
  return `${firstName} ${lastName}`;
}
