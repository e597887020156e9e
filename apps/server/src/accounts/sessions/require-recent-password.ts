import { Refusal } from '../../platform/refusal.ts';
import { secondsBetween } from '../../platform/time.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';

/** A password entered this long ago still counts for a change of the account's security, in seconds. */
const RECENT_SECONDS = 10 * 60;

/**
 * Requires that the person has entered the password recently, so that a passer-by at an unattended browser cannot
 * change the account's security.
 *
 * @throws Refusal passwordNeeded
 */
export function requireRecentPassword({ passwordConfirmedAt }: Pick<SignedIn, 'passwordConfirmedAt'>, now: Date): void {
  if (secondsBetween(passwordConfirmedAt, now) > RECENT_SECONDS) throw new Refusal('passwordNeeded');
}
