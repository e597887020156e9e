import { type EstimateModel, pathTo } from '@portico/contract';
import type { HealthSystem } from '../platform/settings/health-system.ts';
import type { ServerMessages } from './messages/server-messages.ts';

/**
 * What the hospital offers whoever pays without insurance, as sentences of a printed page or mail: the good-faith estimate
 * (45 CFR 149.610) and help with the bill. None with insurance, without an amount, or where it offers neither.
 *
 * @param publicUrl of the portal. No address names the estimate: other people may see the mail.
 */
export function withoutInsuranceText(
  { Estimate, Sites }: Pick<EstimateModel, 'Estimate' | 'Sites'>,
  { goodFaithEstimates, financialAssistance, paymentPlans }: HealthSystem,
  { documents }: ServerMessages,
  publicUrl: string,
): string[] {
  if (Estimate === null || !Estimate.IsSelfPayEstimate || Estimate.PatientAmountRaw === null) return [];
  const isOurs = Sites.some(({ IsCurrent, Owner }) => IsCurrent && Owner === '');
  const isOffered = financialAssistance !== undefined || paymentPlans !== undefined;
  return [
    ...(goodFaithEstimates !== undefined && isOurs ? [documents.goodFaith] : []),
    ...(isOffered ? [documents.helpWithBill(`${publicUrl}${pathTo('help-with-bill')}`)] : []),
  ];
}
