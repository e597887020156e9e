import type { Transaction } from 'kysely';
import type { Keys } from '../platform/crypto/keys.ts';
import { deleteEnrolment, type EnrolmentRow } from './queries/enrolments.ts';
import type { Tables } from '../platform/db/tables.ts';
import { removeUnfinishedAccount } from './remove-unfinished-account.ts';

/**
 * Removes an enrolment if no other call has written it since it was read. Its account is removed too, unless its terms
 * are accepted.
 *
 * @param keys PORTICO_SECRET.
 * @returns whether it was removed.
 */
export async function removeEnrolment(
  trx: Transaction<Tables>,
  keys: Keys,
  { account_id: accountId, ...enrolment }: Pick<EnrolmentRow, 'browser_hash' | 'flow' | 'version' | 'account_id'>,
): Promise<boolean> {
  const isDeleted = await deleteEnrolment(trx, enrolment);
  if (isDeleted && accountId !== null) await removeUnfinishedAccount(trx, keys, accountId);
  return isDeleted;
}
