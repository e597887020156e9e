import type { Opening } from '@portico/staff-contract';
import type { Kysely } from 'kysely';
import type { Account } from '../../accounts/queries/accounts.ts';
import { listFactors } from '../../accounts/queries/second-factors.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { ActError } from '../act-error.ts';

/**
 * What an opening undoes of an account as it is now: which suspension, which closing, which second factors. It is kept as it is asked for,
 * so that approving undoes nothing that came later, and that nobody has asked about (decision 200).
 *
 * @returns null for an opening that undoes nothing.
 * @throws ActError where there is nothing to undo.
 */
export async function undoneBy(db: Kysely<Tables>, { kind }: Opening, account: Account): Promise<string | null> {
  const { account_id: accountId, standing, closed_at: closedAt } = account;
  if (kind === 'liftSuspension') {
    if (standing === 'suspended' || standing === 'mustReset') {
      return `${standing} ${await lastSuspensionOf(db, accountId)}`;
    }
    throw new ActError('accountNotSuspended', 'The account is not suspended. Nothing was changed.');
  }
  if (kind === 'reopenAccount') {
    if (standing === 'closed') return `${closedAt?.toISOString()}`;
    throw new ActError('accountNotClosed', 'The account is not closed. Nothing was changed.');
  }
  if (kind === 'turnOffTwoStep') {
    const factors = await listFactors(db, accountId);
    if (factors.length === 0) {
      throw new ActError('noTwoStep', 'The account has no two-step verification. Nothing was changed.');
    }
    return factors
      .map(({ factor_id: id }) => id)
      .toSorted()
      .join(' ');
  }
  return null;
}

/** The number of its entry in the audit trail; null for what was suspended before there was one. */
async function lastSuspensionOf(db: Kysely<Tables>, accountId: string): Promise<string | null> {
  const found = await db
    .selectFrom('audit_entries')
    .select('number')
    .where('account_id', '=', accountId)
    .where('event', 'in', ['accountSuspended', 'accountFrozen'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found === undefined ? null : String(found.number);
}
