import type { Transaction } from 'kysely';
import { deleteEnrolment, type EnrolmentRow } from './queries/enrolments.ts';
import type { Tables } from '../platform/db/tables.ts';
import { removeUnfinishedAccount } from './remove-unfinished-account.ts';

/**
 * Removes an enrolment if no other call has written it since it was read. Its account is removed too, unless its terms
 * are accepted.
 *
 * @param secret PORTICO_SECRET.
 * @returns whether it was removed.
 */
export async function removeEnrolment(
  trx: Transaction<Tables>,
  secret: string,
  { account_id: accountId, ...enrolment }: Pick<EnrolmentRow, 'browser_hash' | 'flow' | 'version' | 'account_id'>,
): Promise<boolean> {
  const isDeleted = await deleteEnrolment(trx, enrolment);
  if (isDeleted && accountId !== null) await removeUnfinishedAccount(trx, secret, accountId);
  return isDeleted;
}
