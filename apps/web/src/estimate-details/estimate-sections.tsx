import { amountClaim, type EstimateModel } from '@portico/contract';
import { BenefitsCard } from './benefits-card.tsx';
import { EntryCard } from './entry-card.tsx';
import { EstimateParts } from './estimate-parts.tsx';
import { GoodFaithCard } from '../good-faith/good-faith-card.tsx';
import { ShareCard } from '../shared-estimates/share-card.tsx';
import { KeepCard } from '../kept-estimates/keep-card.tsx';
import { hasAmount } from './has-amount.ts';
import { InsuranceSection } from './insurance-section.tsx';
import { KindOfCareCard } from './kind-of-care-card.tsx';
import { ProviderSection } from './provider-section.tsx';
import { offersSecond } from './second-insurance-of.ts';
import { SecondInsuranceSection } from './second-insurance-section.tsx';
import { insuranceStatusOf } from './insurance-status.ts';
import type { Choices } from './use-choices.ts';
import type { DetailsParams } from './details-params.ts';
import type { InsuranceView } from './use-insurance-view.ts';

export interface EstimateSectionsProps {
  model: EstimateModel;
  params: DetailsParams;
  choices: Choices;
  view: InsuranceView;
  /** Whether anything can be chosen (spec §6). */
  isEditable: boolean;
  /** A class for old content while newer content is being loaded; '' for none. */
  dimmed: string;
  showModel: (model: EstimateModel) => void;
  reload: () => void;
}

/** The sections beside the amount: who pays, the provider, and how the amount is computed. */
export function EstimateSections(props: EstimateSectionsProps) {
  const { model, params, choices, view, isEditable, dimmed, showModel, reload } = props;
  const { Estimate: estimate, CurrentLocation: location } = model;
  // One question at a time: the location first, then the payment.
  const asksForInsurance = location !== null || insuranceStatusOf(model) !== 'none';
  const isFirstOpen = view.panel === 'form' || view.panel === 'benefits';
  return (
    <div className="estimate-sections">
      {asksForInsurance && isEditable && (
        <InsuranceSection model={model} params={params} choices={choices} view={view} />
      )}
      {isEditable && offersSecond(model, isFirstOpen) && (
        <SecondInsuranceSection key={model.EstimateId} model={model} showModel={showModel} reload={reload} />
      )}
      {isEditable && model.KindOfCare && <KindOfCareCard question={model.KindOfCare} choices={choices} />}
      {isEditable && view.panel === 'form' && <EntryCard model={model} view={view} />}
      {isEditable && view.panel === 'benefits' && <BenefitsCard model={model} view={view} />}
      {isEditable && location && location.Providers.length > 0 && (
        <ProviderSection
          key={location.Id}
          location={location}
          currentId={model.CurrentProviderId}
          choices={choices}
          isAsked={model.DoesProviderMatter}
        />
      )}
      {estimate && (
        <EstimateParts
          description={model.ServiceDescription}
          estimate={estimate}
          claim={amountClaim(model, estimate)}
          firstPayor={model.CurrentInsurance?.Payor.Name ?? ''}
          secondPayor={model.SecondInsurance?.Insurance.Payor.Name ?? ''}
          view={view}
          className={dimmed}
        />
      )}
      {givesGoodFaith(model) && <GoodFaithCard key={`paper ${model.EstimateId}`} estimateId={model.EstimateId} />}
      {estimate && hasAmount(estimate) && isEditable && (
        <>
          <KeepCard key={`keep ${model.EstimateId}`} estimateId={model.EstimateId} />
          <ShareCard key={`share ${model.EstimateId}`} estimateId={model.EstimateId} />
        </>
      )}
    </div>
  );
}

/** Without insurance, at a hospital that is ours, and with an amount: then there is something to put on paper. */
function givesGoodFaith({ Estimate: estimate, Sites: sites }: EstimateModel): boolean {
  const isOurs = sites.some(({ IsCurrent, Owner }) => IsCurrent && Owner === '');
  return isOurs && estimate !== null && estimate.IsSelfPayEstimate && hasAmount(estimate);
}
