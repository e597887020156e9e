import type { EstimateModel } from '@portico/contract';
import { useEffect, useRef } from 'react';
import { AmountCard } from './amount-card.tsx';
import { DisclaimerCard } from './disclaimer-card.tsx';
import { EstimateActions } from './estimate-actions.tsx';
import { EstimateSections } from './estimate-sections.tsx';
import { MissingCard } from './missing-card.tsx';
import { SiteSection } from './site-section.tsx';
import { useChoices } from './use-choices.ts';
import type { DetailsParams } from './details-params.ts';
import { useShowModel } from './use-estimate.ts';
import { useInsuranceView } from './use-insurance-view.ts';
import { useSayEstimate } from './use-say-estimate.ts';
import './estimate-view.css';

export interface EstimateViewProps {
  model: EstimateModel;
  params: DetailsParams;
  /** A newer model is on its way, as in another language. */
  isLoading: boolean;
  /** Asks for it anew. */
  reload: () => void;
}

/** The sections of an estimate. What is shown stays, dimmed, while something newer comes. */
export function EstimateView({ model, params, isLoading, reload }: EstimateViewProps) {
  const choices = useChoices(model, params);
  const insurance = useInsuranceView({ model, choices, showModel: useShowModel(params), reload });
  const isBusy = choices.underWay !== null || isLoading;
  useSayEstimate(model, choices.underWay !== null);
  const { Estimate: estimate } = model;
  const amount = useAmountInSight(choices.done?.section === 'provider' && estimate !== null);
  const dimmed = isBusy ? 'estimate-dimmed' : '';
  const amountOrMissing = (
    <div key="amount" className="estimate-amount">
      <div ref={amount} className={dimmed}>
        {estimate ? (
          <AmountCard model={model} estimate={estimate} view={insurance} />
        ) : (
          <MissingCard model={model} panel={insurance.panel} />
        )}
      </div>
    </div>
  );
  const sections = (
    <EstimateSections key="sections" model={model} params={params} choices={choices} view={insurance} dimmed={dimmed} />
  );
  // What is asked comes before what it leads to: on a phone they stand below each other.
  const isAsking = estimate === null && insurance.panel !== 'closed';
  return (
    <>
      <EstimateActions model={model} params={params} />
      <div className="estimate" aria-busy={isBusy}>
        {isAsking ? [sections, amountOrMissing] : [amountOrMissing, sections]}
        <div className="estimate-sites">
          <SiteSection model={model} choices={choices} />
        </div>
      </div>
      <DisclaimerCard key={model.EstimateId} model={model} />
    </>
  );
}

/** On a phone the amount stands above the doctors: when choosing one brings it, it is shown. */
function useAmountInSight(hasCome: boolean) {
  const amount = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasCome) amount.current?.scrollIntoView({ block: 'nearest' });
  }, [hasCome]);
  return amount;
}
