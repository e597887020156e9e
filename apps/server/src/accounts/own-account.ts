import { type Account, findAccount } from './queries/accounts.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';
import { requireSession } from './sessions/require-session.ts';
import type { SignedIn } from '../platform/visitor/signed-in.ts';
import { unsealProfile, type Profile } from './profile.ts';

/** The signed-in person, with all data of the account. */
export interface OwnAccount {
  accountId: string;
  session: SignedIn;
  account: Account;
  profile: Profile;
}

/**
 * The account of the signed-in person.
 *
 * @throws Refusal signInRequired
 */
export async function requireOwnAccount(
  visitor: Visitor,
  { database, settings }: Pick<Services, 'database' | 'settings'>,
): Promise<OwnAccount> {
  const session = requireSession(visitor);
  const { accountId } = session;
  const account = await findAccount(database.db, accountId);
  if (account === undefined) throw new Refusal('signInRequired');
  return { accountId, session, account, profile: unsealProfile(settings.keys, account) };
}
