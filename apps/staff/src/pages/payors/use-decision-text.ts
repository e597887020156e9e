import { useLingui } from '@lingui/react/macro';
import type { PayorDecisionModel } from '@portico/staff-contract';

/** A payor of the settings. */
export interface NamedPayor {
  readonly id: string;
  readonly name: string;
}

/** Which payor a name stands for, in a few words. */
export function useDecisionText(): (decision: PayorDecisionModel | null, payors: readonly NamedPayor[]) => string {
  const { t } = useLingui();
  return (decision, payors) => {
    if (decision === null) return t`Not decided`;
    const { payorId, portalPlan } = decision;
    if (payorId === null) return t`None of ours`;
    const name = payors.find(({ id }) => id === payorId)?.name ?? payorId;
    return portalPlan === null ? t`${name}, all plans` : t`${name}, plan “${portalPlan}”`;
  };
}
