import { useLingui } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { Status } from '../../ui/status.tsx';
import type { Choices } from './use-choices.ts';

/** Says to those who listen what those who look see: that an amount is on its way, and what it is. */
export function UpdateStatus({ model, choices }: { model: EstimateModel; choices: Choices }) {
  const { t } = useLingui();
  return <Status hidden>{words()}</Status>;

  function words(): string {
    if (choices.underWay) return t`Updating your estimate`;
    if (choices.done === null) return '';
    const site = model.CurrentLocation?.Name ?? '';
    if (model.Estimate === null) return t`${site} chosen. Now choose a doctor.`;
    const amount = model.Estimate.SelfPayAmount;
    return amount === '' ? t`${site}: no price` : t`${site}: you would pay about ${amount}`;
  }
}
