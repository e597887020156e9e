import type { EstimateModel } from '@portico/contract';
import { useEffect, useRef } from 'react';
import { AmountCard } from './amount-card.tsx';
import { BenefitsCard } from './benefits-card.tsx';
import { DisclaimerCard } from './disclaimer-card.tsx';
import { EntryCard } from './entry-card.tsx';
import { EstimateActions } from './estimate-actions.tsx';
import { EstimateParts } from './estimate-parts.tsx';
import { InsuranceSection } from './insurance-section.tsx';
import { MissingCard } from './missing-card.tsx';
import { ProviderSection } from './provider-section.tsx';
import { SiteSection } from './site-section.tsx';
import { useChoices } from './use-choices.ts';
import { useShowModel, type DetailsParams } from './use-estimate.ts';
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
  const { Estimate: estimate, CurrentLocation: location } = model;
  const amount = useAmountInSight(choices.done?.section === 'provider' && estimate !== null);
  const dimmed = isBusy ? 'estimate-dimmed' : undefined;
  return (
    <>
      <EstimateActions model={model} params={params} />
      <div className="estimate" aria-busy={isBusy}>
        <div ref={amount} className={`estimate-amount ${dimmed ?? ''}`}>
          {estimate ? (
            <AmountCard model={model} estimate={estimate} choices={choices} />
          ) : (
            <MissingCard model={model} />
          )}
        </div>
        <div className="estimate-sections">
          <InsuranceSection model={model} params={params} choices={choices} view={insurance} />
          {insurance.panel === 'form' && <EntryCard model={model} view={insurance} />}
          {insurance.panel === 'benefits' && <BenefitsCard model={model} view={insurance} />}
          {location && location.Providers.length > 0 && (
            <ProviderSection
              key={location.Id}
              location={location}
              currentId={model.CurrentProviderId}
              choices={choices}
              takesFocus={choices.done?.section === 'location' && estimate === null}
            />
          )}
          {estimate && (
            <EstimateParts
              description={model.PetDescription}
              estimate={estimate}
              view={insurance}
              className={dimmed ?? ''}
            />
          )}
        </div>
        <div className="estimate-sites">
          <SiteSection model={model} choices={choices} />
        </div>
      </div>
      <DisclaimerCard key={model.PesGlo} model={model} />
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
