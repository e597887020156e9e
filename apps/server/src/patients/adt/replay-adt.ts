import { Hl7Error, type Outcome } from '@portico/hl7';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { type RefusedAdt, saveError, settleRefused } from '../queries/adt-messages.ts';
import { lockRegistry } from '../queries/patient-imports.ts';
import type { AppliedAdt } from './apply-adt.ts';
import { type AdtServices, errorOf, readKept, tryAdt } from './receive-adt.ts';

/** What came of a message that was tried again. */
export type ReplayedAdt = AppliedAdt | { readonly kind: 'refused'; readonly error: NonNullable<Outcome['error']> };

/**
 * Tries a refused message again, as it came. One that is taken now waits no more, nor one that a newer message of the patient has overtaken; one that is not says why.
 *
 * @param isConfirmed whether staff have made sure who the people of the message are.
 */
export async function replayAdt(
  trx: Transaction<Tables>,
  refused: RefusedAdt,
  services: Omit<AdtServices, 'database'>,
  isConfirmed: boolean,
): Promise<ReplayedAdt> {
  await lockRegistry(trx);
  const adt = readKept(refused, services);
  const context = { ...services, now: services.clock.now(), receivedAt: refused.receivedAt, isConfirmed };
  const applied = await tryAdt(trx, adt, context);
  if (!(applied instanceof Hl7Error)) {
    await settleRefused(trx, refused.messageId, true);
    return applied;
  }
  const error = errorOf(applied);
  await saveError(trx, refused.messageId, error);
  return { kind: 'refused', error };
}
