import type { Transaction } from 'kysely';
import { deleteSessionsOf } from '../queries/sessions.ts';
import type { Tables } from '../../platform/db/tables.ts';

/**
 * Ends all sessions of an account and all its pending sign-ins.
 *
 * @param options except: hash of the token of the one session that stays.
 */
export async function endSessions(
  trx: Transaction<Tables>,
  accountId: string,
  options: { except?: Uint8Array } = {},
): Promise<void> {
  await deleteSessionsOf(trx, accountId, options.except ?? null);
}
