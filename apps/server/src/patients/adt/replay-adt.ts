import { Hl7Error } from '@portico/hl7';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { type RefusedAdt, saveError, settleRefused } from '../queries/adt-messages.ts';
import { lockRegistry } from '../queries/patient-imports.ts';
import type { AppliedAdt } from './apply-adt.ts';
import { type AdtServices, outcomeOf, readKept, tryAdt } from './receive-adt.ts';

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
): Promise<AppliedAdt | Hl7Error> {
  await lockRegistry(trx);
  const adt = readKept(refused, services);
  const context = { ...services, now: services.clock.now(), receivedAt: refused.receivedAt, isConfirmed };
  const applied = await tryAdt(trx, adt, context);
  if (!(applied instanceof Hl7Error)) {
    await settleRefused(trx, refused.messageId, true);
    return applied;
  }
  const { error } = outcomeOf(applied);
  if (error !== undefined) await saveError(trx, refused.messageId, error);
  return applied;
}
