import { normalizePassword } from './password.ts';
import { readUsername } from './username.ts';

/**
 * Whether an ID and its confirmation are the same (spec §5: "ID and confirmation must match"). Case does not matter, as
 * in signing in: a phone's keyboard writes the first letter as a capital.
 */
export function isSameUsername(username: string, again: string): boolean {
  const name = readUsername(username);
  return name !== null && name.toLowerCase() === readUsername(again)?.toLowerCase();
}

/** Whether a password and its confirmation are the same (spec §5), in the form in which they are hashed. */
export function isSamePassword(password: string, again: string): boolean {
  return normalizePassword(password) === normalizePassword(again);
}
