import type { Kysely } from 'kysely';
import { type Profile, unsealProfile } from '../accounts/profile.ts';
import type { Account } from '../accounts/queries/accounts.ts';
import { listAccounts } from '../accounts/queries/accounts-of-staff.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import { normalizeText, normalizeUsername } from '../platform/crypto/lookup-keys.ts';
import type { Tables } from '../platform/db/tables.ts';

/** What is known of somebody's account. All that is given must go with it. */
export interface AccountSearch {
  /** Words of the name, in any order; parts of them do. */
  name?: string | undefined;
  email?: string | undefined;
  /** Its last digits, however they are written. */
  phone?: string | undefined;
  /** A part of it does. */
  username?: string | undefined;
}

export interface FoundAccount {
  account: Account;
  profile: Profile;
}

/** Accounts that are unsealed at a time. */
const PAGE = 500;

/**
 * Finds accounts by what their owners say of themselves. Profiles are sealed, and no keyed hash finds a part of a name, so
 * every account is unsealed in turn: a page at a time, in bounded memory.
 *
 * @param most no more are returned than this.
 */
export async function findAccounts(
  db: Kysely<Tables>,
  keys: Keys,
  search: AccountSearch,
  most: number,
): Promise<FoundAccount[]> {
  const fits = matcherOf(search);
  const found: FoundAccount[] = [];
  let after: string | null = null;
  for (;;) {
    const page: Account[] = await listAccounts(db, after, PAGE);
    for (const account of page) {
      const profile = unsealProfile(keys, account);
      if (fits(profile)) found.push({ account, profile });
      if (found.length === most) return found;
    }
    after = page.at(-1)?.account_id ?? null;
    if (page.length < PAGE) return found;
  }
}

function matcherOf({ name, email, phone, username }: AccountSearch): (profile: Profile) => boolean {
  const words = (name ?? '')
    .split(/\s+/)
    .map(normalizeText)
    .filter((word) => word !== '');
  const mailbox = email?.trim().toLowerCase();
  const digits = phone?.replace(/\D/g, '');
  const part = username === undefined ? undefined : normalizeUsername(username);
  return (profile) =>
    words.every((word) => normalizeText(`${profile.firstName} ${profile.lastName}`).includes(word)) &&
    (mailbox === undefined || profile.email?.toLowerCase() === mailbox) &&
    (digits === undefined || profile.phones.some((each) => each.endsWith(digits))) &&
    (part === undefined || normalizeUsername(profile.username).includes(part));
}
