import type { PayerName, PayorDecision } from '../../prices/queries/payor-names.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';

/** A payer and plan in the notation of the commands: `"Meridian" "Choice PPO"`. */
export function payerNameText({ payerName, planName }: PayerName): string {
  return `${JSON.stringify(payerName)} ${JSON.stringify(planName)}`;
}

/** The payor of a name: `Meridian (meridian), plan "Choice PPO"`. */
export function decisionText({ payorId, portalPlan }: PayorDecision, { payors }: Pick<HealthSystem, 'payors'>): string {
  if (payorId === null) return 'none of the payors';
  const payor = payors.find(({ id }) => id === payorId);
  const name = payor === undefined ? `${payorId}, which is not in PORTICO_CONFIG` : `${payor.name} (${payorId})`;
  return portalPlan === null ? `${name}, all plans` : `${name}, plan ${JSON.stringify(portalPlan)}`;
}
