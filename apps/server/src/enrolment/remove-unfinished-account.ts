import type { Transaction } from 'kysely';
import type { Keys } from '../platform/crypto/keys.ts';
import { personKeys, usernameKeys } from '../platform/crypto/lookup-keys.ts';
import { unsealProfile } from '../accounts/profile.ts';
import { deleteUnfinishedAccount, findAccount } from '../accounts/queries/accounts.ts';
import { returnCodes } from './queries/access-codes.ts';
import { unlinkAccount } from '../patients/queries/patient-accounts.ts';
import type { Tables } from '../platform/db/tables.ts';

/**
 * Removes an account whose terms were never accepted. Its username and its patient are free again, and its codes are
 * valid again. Does nothing to an account with accepted terms. An unfinished account was never signed in to, so no
 * other data belong to it.
 */
export async function removeUnfinishedAccount(trx: Transaction<Tables>, keys: Keys, accountId: string): Promise<void> {
  const account = await findAccount(trx, accountId);
  if (account === undefined) return;
  const profile = unsealProfile(keys, account);
  const isRemoved = await deleteUnfinishedAccount(trx, accountId, {
    usernameKeys: usernameKeys(keys, profile.username),
    personKeys: personKeys(keys, profile),
  });
  if (!isRemoved) return;
  if (account.patient_id !== null) await unlinkAccount(trx, accountId);
  await returnCodes(trx, accountId);
}
