import { useLingui } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { useSay } from '../frame/said-aloud.tsx';
import { hasAmount } from './has-amount.ts';
import { lacksDoctor } from './lacks-doctor.ts';

/**
 * Announces to screen readers what the page shows: that an amount is being loaded, the amount, or what is still
 * missing.
 */
export function useSayEstimate(model: EstimateModel, isUnderWay: boolean): void {
  const { t } = useLingui();
  useSay(isUnderWay ? t`Updating your estimate` : words());

  function words(): string {
    const { CurrentLocation: location, Estimate: estimate } = model;
    const site = location?.Name;
    const messages = model.Messages.map(({ Text }) => Text).join(' ');
    if (site === undefined) return messages;
    if (estimate === null) return lacksDoctor(model) ? t`${site} chosen. Now choose a doctor.` : messages;
    const amount = estimate.PatientAmount;
    return hasAmount(estimate) ? t`${site}: you would pay about ${amount}` : t`${site}: no price`;
  }
}
