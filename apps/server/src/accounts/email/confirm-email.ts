import type { Transaction } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { unsealProfile } from '../profile.ts';
import { holdAccountOfEmail, setEmailConfirmed } from '../queries/account-emails.ts';

/**
 * Notes that the owner of an account has shown that a mailbox is theirs: from now on it counts for recovery, reminders and codes.
 *
 * @returns `confirmed`; `already` if it was before; `another` if the address is not the account's (any more), or if the account is
 * gone or closed. Nothing is written then.
 */
export async function confirmEmail(
  trx: Transaction<Tables>,
  keys: Keys,
  { accountId, address }: { accountId: string; address: string },
  now: Date,
): Promise<'confirmed' | 'already' | 'another'> {
  const account = await holdAccountOfEmail(trx, accountId);
  if (account === undefined || account.standing === 'closed') return 'another';
  if (!isSameMailbox(unsealProfile(keys, account).email, address)) return 'another';
  if (account.email_confirmed_at !== null) return 'already';
  await setEmailConfirmed(trx, accountId, now);
  return 'confirmed';
}

/** Addresses differ in capitals alone where people type them. */
export function isSameMailbox(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one.toLowerCase() === other.toLowerCase();
}
