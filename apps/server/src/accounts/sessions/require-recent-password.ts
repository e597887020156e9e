import { Refusal } from '../../platform/refusal.ts';
import { secondsBetween } from '../../platform/time.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';

/** A password entered this long ago still counts for a change of the account's security, in seconds. */
const RECENT_SECONDS = 10 * 60;

/**
 * Lets through whoever has entered the password not long ago: nobody changes the security of an account at a browser that
 * was left open.
 *
 * @throws Refusal passwordNeeded
 */
export function requireRecentPassword({ passwordConfirmedAt }: Pick<SignedIn, 'passwordConfirmedAt'>, now: Date): void {
  if (secondsBetween(passwordConfirmedAt, now) > RECENT_SECONDS) throw new Refusal('passwordNeeded');
}
