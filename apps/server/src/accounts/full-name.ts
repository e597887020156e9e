import { openProfile } from './profile.ts';

/** First and last name of whoever a sealed profile belongs to. */
export function fullName(secret: string, sealed: string): string {
  const { firstName, lastName } = openProfile(secret, sealed);
  return `${firstName} ${lastName}`;
}
