import type { Account } from '../queries/accounts.ts';
import type { Profile } from '../profile.ts';

/**
 * The address that counts for recovery, reminders and codes (issue 12, point 5): null until its owner has confirmed it. What only
 * tells the owner of a change goes to the profile's address all the same.
 */
export function confirmedEmail(
  { email }: Pick<Profile, 'email'>,
  { email_confirmed_at: at }: Pick<Account, 'email_confirmed_at'>,
): string | null {
  return at === null ? null : email;
}
