import { Trans, useLingui } from '@lingui/react/macro';
import { Facts } from '../../ui/facts.tsx';
import type { AccountCardProps } from './account-card.ts';
import { Acts } from './acts/acts.tsx';
import { maySaveEstimates, useEstimateActs } from './acts/use-estimate-acts.tsx';

/** Whether the owner may save estimates. */
export function EstimatesCard({ account, onDone }: AccountCardProps) {
  const { t } = useLingui();
  const acts = useEstimateActs(account);
  return (
    <section className="card">
      <h2>
        <Trans>Estimates</Trans>
      </h2>
      <div className="stack">
        <Facts facts={[[t`Saving estimates`, maySaveEstimates(account) ? t`Allowed` : t`Stopped`]]} />
        <Acts acts={acts} onDone={onDone} />
      </div>
    </section>
  );
}
