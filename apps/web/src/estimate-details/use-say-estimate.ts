import { useLingui } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { useSay } from '../frame/said-aloud.tsx';
import { hasAmount } from './has-amount.ts';

/** Says to those who listen what those who look see: that an amount is on its way, what it is, or what is to be chosen. */
export function useSayEstimate(model: EstimateModel, isUnderWay: boolean): void {
  const { t } = useLingui();
  useSay(isUnderWay ? t`Updating your estimate` : words());

  function words(): string {
    const { CurrentLocation: location, Estimate: estimate } = model;
    const site = location?.Name;
    if (site === undefined) return model.Messages.map(({ Text }) => Text).join(' ');
    if (estimate === null) return t`${site} chosen. Now choose a doctor.`;
    const amount = estimate.SelfPayAmount;
    return hasAmount(estimate) ? t`${site}: you would pay about ${amount}` : t`${site}: no price`;
  }
}
