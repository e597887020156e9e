import type { signUpFlow } from '@portico/rules';
import { type AuditRecord, appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';
import type { SignUpData } from '../sign-up/sign-up-data.ts';
import { loadSignUp, moveSignUp, saveSignUp, type SignUp } from '../sign-up/sign-up.ts';

/** What the audit trail records of a verification step. */
export type StepRecord = Pick<AuditRecord, 'event' | 'details'>;

/** Whether another call is asking a service about this sign-up. */
export function isBeingAsked({ data }: SignUp, now: Date): boolean {
  return data.askedUntil !== null && now < new Date(data.askedUntil);
}

/**
 * Reads a sign-up for a step of its verification.
 *
 * @throws Refusal outOfTurn while another call asks a service about it.
 */
export async function loadVerification(visitor: Visitor, services: Services): Promise<SignUp> {
  const signUp = await loadSignUp(visitor, services);
  if (isBeingAsked(signUp, services.ports.clock.now())) throw new Refusal('outOfTurn');
  return signUp;
}

/** The person to verify. @throws Refusal outOfTurn before the person has entered their details. */
export function requirePerson({ data }: SignUp): SignUpDemographics {
  if (data.demographics === null) throw new Refusal('outOfTurn');
  return data.demographics;
}

/**
 * Applies an event to a sign-up, writes it, and records it in the audit trail.
 *
 * @param said the data that are known from then on.
 * @throws Refusal outOfTurn for an event that the step does not allow, and if another tab was faster.
 */
export async function takeStep(
  signUp: SignUp,
  event: signUpFlow.Event,
  { record, changes = {} }: { record: StepRecord; changes?: Partial<SignUpData> },
  visitor: Visitor,
  services: Services,
): Promise<SignUp> {
  const moved = moveSignUp(signUp, event, changes);
  return services.database.db.transaction().execute(async (trx) => {
    const saved = await saveSignUp(trx, moved, services);
    await appendAudit(trx, auditContext(visitor, services), { ...record, accountId: null, actor: 'visitor' });
    return saved;
  });
}
