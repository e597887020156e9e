import type { Kysely, Transaction } from 'kysely';
import type { Account } from '../queries/accounts.ts';
import { listFactors } from '../queries/second-factors.ts';
import { looksAfterSomebody } from '../queries/looked-after.ts';
import { letSessionsWait } from '../queries/sessions.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { dayIn } from '../../platform/time.ts';

/** What the hospital demands of an account (`secondStep` of its file). */
export interface SecondStepDemand {
  /** ISO date from which nobody signs in without. */
  from: string;
  isInForce: boolean;
}

type Person = Pick<Account, 'account_id' | 'patient_id'>;

/** Whether the hospital demands a second step of this account, and from when; null if it does not. */
export async function secondStepDemand(
  db: Kysely<Tables>,
  { secondStep, timeZone }: Pick<HealthSystem, 'secondStep' | 'timeZone'>,
  account: Person,
  now: Date,
): Promise<SecondStepDemand | null> {
  const { demanded, from } = secondStep;
  if (demanded === 'never' || (demanded === 'patients' && !(await opensRecord(db, account, now)))) return null;
  const today = dayIn(timeZone, now);
  return { from: from ?? today, isInForce: from === undefined || from <= today };
}

/**
 * Lets the sessions of an account that has no factor wait for one, where it has just come to open a record and the hospital demands a second step of that: they began
 * while nothing was demanded of it.
 */
export async function demandOfSessions(
  trx: Transaction<Tables>,
  healthSystem: Pick<HealthSystem, 'secondStep' | 'timeZone'>,
  account: Person,
  now: Date,
): Promise<void> {
  if ((await secondStepDemand(trx, healthSystem, account, now))?.isInForce !== true) return;
  if ((await listFactors(trx, account.account_id)).length > 0) return;
  await letSessionsWait(trx, account.account_id);
}

/** Whether the account opens what is of a patient: its own owner, or somebody whom the owner looks after. */
async function opensRecord(
  db: Kysely<Tables>,
  { account_id: accountId, patient_id: patientId }: Person,
  now: Date,
): Promise<boolean> {
  return patientId !== null || looksAfterSomebody(db, accountId, now);
}
