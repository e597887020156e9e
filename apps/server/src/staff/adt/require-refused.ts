import type { Transaction } from 'kysely';
import { holdRefused, type RefusedAdt } from '../../patients/queries/adt-messages.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { ActError } from '../act-error.ts';
import type { Staff } from '../staff.ts';

/** A refused message that waits, held for the act. @throws ActError for one that waits no more. */
export async function requireRefused(
  trx: Transaction<Tables>,
  { settings: { keys } }: Pick<Staff, 'settings'>,
  messageId: string,
): Promise<RefusedAdt> {
  const refused = await holdRefused(trx, keys, messageId);
  if (refused === undefined) {
    throw new ActError('messageSettled', `Message ${messageId} waits no more. Nothing was changed.`);
  }
  return refused;
}
