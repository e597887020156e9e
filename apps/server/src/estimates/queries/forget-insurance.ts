import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { holdEstimates } from './paid-estimates.ts';

/**
 * Forgets the insurances of an owner: estimates are without one again, and what was entered, asked and answered is deleted.
 * Of an inquiry sent after `sentSince` its key and time stay until `keptUntil`, and nothing else: it may not be sent again yet,
 * whoever asks (CAQH CORE).
 */
export async function forgetInsurance(
  trx: Transaction<Tables>,
  ownerId: string,
  { sentSince, keptUntil }: { sentSince: Date; keptUntil: Date },
): Promise<void> {
  await holdEstimates(trx, ownerId);
  await trx
    .updateTable('estimates')
    .set({ insurance_id: null, benefits: null, is_self_pay: false })
    .where('owner_id', '=', ownerId)
    .execute();
  await trx.deleteFrom('insurances').where('owner_id', '=', ownerId).execute();
  await trx
    .updateTable('inquiries')
    .set({ state: 'forgotten', question: '', request: null, reply: null, outcome: null, expires_at: keptUntil })
    .where('owner_id', '=', ownerId)
    .where('sent_at', '>', sentSince)
    .where('state', '<>', 'forgotten')
    .execute();
  await trx.deleteFrom('inquiries').where('owner_id', '=', ownerId).where('state', '<>', 'forgotten').execute();
}
