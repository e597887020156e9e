import type { Transaction } from 'kysely';
import { type Profile, unsealProfile } from '../accounts/profile.ts';
import { queueNotice } from '../accounts/queue-notice.ts';
import type { Account } from '../accounts/queries/accounts.ts';
import { holdAccount } from '../accounts/queries/closed-accounts.ts';
import { subjectsOfAccount } from '../accounts/sign-in/try-subjects.ts';
import { loadFactors } from '../accounts/two-step/factors.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import { type PersonalData, personKey } from '../platform/crypto/lookup-keys.ts';
import type { Tables } from '../platform/db/tables.ts';
import { forgetJobs } from '../platform/jobs/forget-jobs.ts';
import { giveBackAccesses } from '../proxies/give-back-accesses.ts';
import type { Closing } from './close-account.ts';
import { eraseRestJob } from './erase-rest-job.ts';
import { eraseRows, type KeysOfAccount } from './queries/erase-rows.ts';

/**
 * Erases an account: every row of every table that is its own (tables-of-accounts.ts), and the messages to its owner that
 * wait. Its username and its patient are free. In the audit trail its random id stays. The owner gets a last mail, and
 * patients whom they looked after are told.
 *
 * All of it is one transaction: of an erasure that is cut short nothing is left.
 */
export async function eraseAccount(
  trx: Transaction<Tables>,
  account: Pick<Account, 'account_id' | 'profile'>,
  { jobs, settings, now }: Closing,
): Promise<void> {
  const { account_id: accountId } = account;
  const { keys } = settings;
  const profile = unsealProfile(keys, account);
  await holdAccount(trx, accountId);
  const known = await knownBy(trx, accountId, profile, keys);
  await giveBackAccesses(trx, accountId, { jobs, settings, now });
  await eraseRows(trx, accountId, known);
  await forgetJobs(trx, keys, { values: [accountId, ...known.recipients], isPerson: isPersonOf(profile, keys) });
  await jobs.enqueue(trx, eraseRestJob.of({ accountId }), CALLS_ARE_OVER);
  await queueNotice(trx, jobs, profile, 'accountErased', settings);
}

/** A call of the owner that is under way may still write a row. A body may take 30 seconds, and nothing takes as long as this. */
const CALLS_ARE_OVER = 5 * 60;

/** A reminder of usernames names the person as they typed themselves. */
function isPersonOf(profile: PersonalData, keys: Keys): (value: object) => boolean {
  const own = Buffer.from(personKey(keys, profile));
  return (value) => isPersonalData(value) && own.equals(personKey(keys, value));
}

function isPersonalData(value: object): value is PersonalData {
  const fields: Partial<Record<keyof PersonalData, unknown>> = value;
  return [fields.firstName, fields.lastName, fields.birthDate, fields.zip].every((each) => typeof each === 'string');
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
    subjects: subjectsOfAccount(keys, accountId, profile),
    recipients: [...new Set([...proven, ...profile.phones, ...(profile.email === null ? [] : [profile.email])])],
  };
}
