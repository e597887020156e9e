import { Refusal } from '../../platform/refusal.ts';
import { secondsBetween } from '../../platform/time.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Requires that the person has entered the password recently, so that a passer-by at an unattended browser cannot
 * change the account's security.
 *
 * @throws Refusal passwordNeeded
 */
export function requireRecentPassword({ passwordConfirmedAt }: Pick<SignedIn, 'passwordConfirmedAt'>, now: Date): void {
  if (secondsBetween(passwordConfirmedAt, now) > limits.recentPassword.window) throw new Refusal('passwordNeeded');
}
