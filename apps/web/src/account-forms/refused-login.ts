import type { CallFailure } from '../api/call-failure.ts';
import type { RefusedPassword } from '../forms/new-password.tsx';

/** What the server found wrong with a username and a password; shown as long as the fields still contain them. */
export interface RefusedLogin {
  /** A username that another person has (spec §8, 1010). */
  readonly username: string | null;
  readonly password: RefusedPassword | null;
}

/** What a refusal says of the username and the password that were sent; null if it is about something else. */
export function refusedLogin(
  failure: CallFailure,
  { username, password }: { readonly username: string; readonly password: string },
): RefusedLogin | null {
  const { error, details } = failure;
  if (error === 'usernameTaken') return { username, password: null };
  if (error !== 'passwordRefused') return null;
  return { username: null, password: { password, errors: details?.passwordFaults ?? ['invalid'] } };
}
