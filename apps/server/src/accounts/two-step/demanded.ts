import type { Account } from '../queries/accounts.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { dayIn } from '../../platform/time.ts';

/** What the hospital demands of an account (`secondStep` of its file). */
export interface SecondStepDemand {
  /** ISO date from which nobody signs in without. */
  from: string;
  isInForce: boolean;
}

/** Whether the hospital demands a second step of this account, and from when; null if it does not. */
export function secondStepDemand(
  { secondStep, timeZone }: Pick<HealthSystem, 'secondStep' | 'timeZone'>,
  { patient_id: patientId }: Pick<Account, 'patient_id'>,
  now: Date,
): SecondStepDemand | null {
  const { demanded, from } = secondStep;
  if (demanded === 'never' || (demanded === 'patients' && patientId === null)) return null;
  const today = dayIn(timeZone, now);
  return { from: from ?? today, isInForce: from === undefined || from <= today };
}
