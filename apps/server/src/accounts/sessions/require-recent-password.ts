import { Refusal } from '../../platform/refusal.ts';
import { secondsBetween } from '../../platform/time.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Lets through whoever has entered the password not long ago: nobody changes the security of an account at a browser that
 * was left open.
 *
 * @throws Refusal passwordNeeded
 */
export function requireRecentPassword({ passwordConfirmedAt }: Pick<SignedIn, 'passwordConfirmedAt'>, now: Date): void {
  if (secondsBetween(passwordConfirmedAt, now) > limits.recentPassword.window) throw new Refusal('passwordNeeded');
}
