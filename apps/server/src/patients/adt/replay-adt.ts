import { Hl7Error, type Outcome } from '@portico/hl7';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { type RefusedAdt, saveError, settleRefused } from '../queries/adt-messages.ts';
import { lockRegistry } from '../queries/patient-imports.ts';
import type { AppliedAdt } from './apply-adt.ts';
import { type AdtContext, type PatientEvent, type PatientPlan, planAdt } from './plan-adt.ts';
import { type AdtServices, errorOf, readKept, tryAdt } from './receive-adt.ts';

type ReplayServices = Omit<AdtServices, 'database'>;
type AdtFailure = NonNullable<Outcome['error']>;

/** What came of a message that was tried again. */
export type ReplayedAdt = AppliedAdt | { readonly kind: 'refused'; readonly error: AdtFailure };

/**
 * Tries a refused message again, as it came. One that is taken now waits no more, nor one that a newer message of the patient has overtaken; one that is not says why.
 *
 * @param isConfirmed whether staff have made sure who the people of the message are.
 */
export async function replayAdt(
  trx: Transaction<Tables>,
  refused: RefusedAdt,
  services: ReplayServices,
  isConfirmed: boolean,
): Promise<ReplayedAdt> {
  await lockRegistry(trx);
  const adt = readKept(refused, services);
  const applied = await tryAdt(trx, adt, contextOf(refused, services, isConfirmed));
  if (!(applied instanceof Hl7Error)) {
    await settleRefused(trx, refused.messageId, true);
    return applied;
  }
  const error = errorOf(applied);
  await saveError(trx, refused.messageId, error);
  return { kind: 'refused', error };
}

/**
 * What would come of a message that is tried again. `held`: it is taken only once staff have made sure who its people are, and then
 * changes what the plan says. `taken`: without that.
 */
export type PlannedReplay =
  | { readonly kind: 'held'; readonly plan: PatientPlan }
  | { readonly kind: 'taken' | 'superseded' }
  | { readonly kind: 'refused'; readonly error: AdtFailure };

/** Looks at what a replay of a refused message would do, and writes nothing. */
export async function planReplay(
  trx: Transaction<Tables>,
  refused: RefusedAdt,
  services: ReplayServices,
): Promise<PlannedReplay> {
  const adt = readKept(refused, services);
  if (adt instanceof Hl7Error) return { kind: 'refused', error: errorOf(adt) };
  if (adt.kind === 'none') return { kind: 'taken' };
  const unconfirmed = await tryPlan(trx, adt, contextOf(refused, services, false));
  if (!(unconfirmed instanceof Hl7Error)) return { kind: unconfirmed.kind === 'superseded' ? 'superseded' : 'taken' };
  const plan = await tryPlan(trx, adt, contextOf(refused, services, true));
  if (plan instanceof Hl7Error) return { kind: 'refused', error: errorOf(plan) };
  return plan.kind === 'superseded' ? { kind: 'superseded' } : { kind: 'held', plan };
}

async function tryPlan(trx: Transaction<Tables>, adt: PatientEvent, context: AdtContext) {
  try {
    return await planAdt(trx, adt, context);
  } catch (error) {
    if (error instanceof Hl7Error) return error;
    throw error;
  }
}

function contextOf({ receivedAt }: RefusedAdt, services: ReplayServices, isConfirmed: boolean): AdtContext {
  return { ...services, now: services.clock.now(), receivedAt, isConfirmed };
}
