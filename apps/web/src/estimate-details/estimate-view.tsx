import type { EstimateModel } from '@portico/contract';
import { useEffect, useRef } from 'react';
import { AmountCard } from './amount-card.tsx';
import { DisclaimerCard } from './disclaimer-card.tsx';
import { EstimateActions } from './estimate-actions.tsx';
import { IncludedCard } from './included-card.tsx';
import { MissingCard } from './missing-card.tsx';
import { ProviderSection } from './provider-section.tsx';
import { SiteSection } from './site-section.tsx';
import { useChoices } from './use-choices.ts';
import type { DetailsParams } from './use-estimate.ts';
import { useSayEstimate } from './use-say-estimate.ts';
import { WorkingCard } from './working-card.tsx';
import './estimate-view.css';

export interface EstimateViewProps {
  model: EstimateModel;
  params: DetailsParams;
  /** A newer model is on its way, as in another language. */
  isLoading: boolean;
}

/** The sections of an estimate. What is shown stays, dimmed, while something newer comes. */
export function EstimateView({ model, params, isLoading }: EstimateViewProps) {
  const choices = useChoices(model, params);
  const isBusy = choices.underWay !== null || isLoading;
  useSayEstimate(model, choices.underWay !== null);
  const { Estimate: estimate, CurrentLocation: location } = model;
  const amount = useAmountInSight(choices.done?.section === 'provider' && estimate !== null);
  const dimmed = isBusy ? 'estimate-dimmed' : undefined;
  return (
    <>
      <EstimateActions model={model} params={params} />
      <div className="estimate" aria-busy={isBusy}>
        <div ref={amount} className={`estimate-amount ${dimmed ?? ''}`}>
          {estimate ? <AmountCard model={model} estimate={estimate} /> : <MissingCard model={model} />}
        </div>
        <div className="estimate-sections">
          {location && location.Providers.length > 0 && (
            <ProviderSection
              key={location.Id}
              location={location}
              currentId={model.CurrentProviderId}
              choices={choices}
              takesFocus={choices.done?.section === 'location' && estimate === null}
            />
          )}
          {estimate && estimate.SelfPayTable.length > 0 && (
            <div className={`estimate-working ${dimmed ?? ''}`}>
              <WorkingCard estimate={estimate} />
            </div>
          )}
          {estimate && estimate.FeeTable.length > 0 && (
            <div className={dimmed}>
              <IncludedCard description={model.PetDescription} estimate={estimate} />
            </div>
          )}
        </div>
        <div className="estimate-sites">
          <SiteSection model={model} choices={choices} />
        </div>
      </div>
      <DisclaimerCard disclaimers={model.Disclaimers} />
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
