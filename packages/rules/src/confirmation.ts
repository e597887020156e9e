import { foldPassword } from './password.ts';
import { readUsername } from './username.ts';

/**
 * Whether an ID and its confirmation are the same (spec §5: "ID and confirmation must match"). Capitals make no other name
 * of it, as in signing in: a phone's keyboard writes the first letter large.
 */
export function isSameUsername(username: string, again: string): boolean {
  const name = readUsername(username);
  return name !== null && name.toLowerCase() === readUsername(again)?.toLowerCase();
}

/** Whether a password and its confirmation are the same (spec §5), as they are hashed. */
export function isSamePassword(password: string, again: string): boolean {
  return foldPassword(password) === foldPassword(again);
}
