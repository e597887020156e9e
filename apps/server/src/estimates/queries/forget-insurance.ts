import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { withoutSecond } from '../figures/insurance-places.ts';
import { holdEstimates } from './paid-estimates.ts';

/** Deletes what an owner saved that was made with an insurance: its figures are those of a plan. */
export async function deleteInsuredSavedEstimates(trx: Transaction<Tables>, ownerId: string): Promise<void> {
  await trx
    .deleteFrom('estimates')
    .where('owner_id', '=', ownerId)
    .where('saved_at', 'is not', null)
    .where('insurance_id', 'is not', null)
    .execute();
}

/**
 * Deletes the insurances of an owner, with entered benefits, inquiries and answers: the estimates are without insurance again. Of an
 * inquiry sent after `sentSince`, only its key and time stay until `keptUntil`: it must not be sent again yet by any person
 * (CAQH CORE).
 */
export async function forgetInsurance(
  trx: Transaction<Tables>,
  ownerId: string,
  { sentSince, keptUntil }: { sentSince: Date; keptUntil: Date },
): Promise<void> {
  await holdEstimates(trx, ownerId);
  await trx
    .updateTable('estimates')
    .set({ insurance_id: null, benefits: null, ...withoutSecond, is_self_pay: false, kind_of_care: null })
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
