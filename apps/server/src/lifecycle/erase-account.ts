import type { Transaction } from 'kysely';
import { type Profile, unsealProfile } from '../accounts/profile.ts';
import { queueNotice } from '../accounts/queue-notice.ts';
import type { Account } from '../accounts/queries/accounts.ts';
import { holdAccount } from '../accounts/queries/closed-accounts.ts';
import { accountSubject } from '../accounts/sign-in/try-subjects.ts';
import { loadFactors } from '../accounts/two-step/factors.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import { personKey, usernameKey } from '../platform/crypto/lookup-keys.ts';
import type { Tables } from '../platform/db/tables.ts';
import { forgetJobs } from '../platform/jobs/forget-jobs.ts';
import type { Closing } from './close-account.ts';
import { eraseRows, type KeysOfAccount } from './queries/erase-rows.ts';

/**
 * Erases an account: every row of every table that is its own (tables-of-accounts.ts), and the messages to its owner that
 * wait. Its username and its patient are free. In the audit trail its random id stays. The owner gets a last mail.
 *
 * All of it is one transaction: of an erasure that is cut short nothing is left.
 */
export async function eraseAccount(
  trx: Transaction<Tables>,
  account: Pick<Account, 'account_id' | 'profile'>,
  { jobs, settings }: Pick<Closing, 'jobs' | 'settings'>,
): Promise<void> {
  const { account_id: accountId } = account;
  const { keys } = settings;
  const profile = unsealProfile(keys, account);
  await holdAccount(trx, accountId);
  const known = await knownBy(trx, accountId, profile, keys);
  await eraseRows(trx, accountId, known);
  await forgetJobs(trx, keys, [accountId, Buffer.from(personKey(keys, profile)).toString('hex'), ...known.recipients]);
  await queueNotice(trx, jobs, profile, 'accountErased', settings);
}

async function knownBy(
  trx: Transaction<Tables>,
  accountId: string,
  profile: Profile,
  keys: Keys,
): Promise<KeysOfAccount> {
  const factors = await loadFactors(trx, keys, accountId);
  const proven = factors.flatMap(({ secret: factor }) =>
    factor.kind === 'sms' ? factor.phone : factor.kind === 'email' ? factor.address : [],
  );
  return {
    subjects: [usernameKey(keys, profile.username), personKey(keys, profile), accountSubject(keys, accountId)],
    recipients: [...new Set([...proven, ...profile.phones, ...(profile.email === null ? [] : [profile.email])])],
  };
}
