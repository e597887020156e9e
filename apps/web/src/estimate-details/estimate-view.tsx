import { useLingui } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { useEffect, useRef } from 'react';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { useSay } from '../frame/live-announcements.tsx';
import { AmountCard } from './amount-card.tsx';
import { CannotEdit } from './cannot-edit.tsx';
import { DisclaimerCard } from './disclaimer-card.tsx';
import { EstimateActions } from './estimate-actions.tsx';
import { EstimateSections } from './estimate-sections.tsx';
import { hasAmount } from './has-amount.ts';
import { mayEdit } from './may-edit.ts';
import { MissingCard } from './missing-card.tsx';
import { SiteSection } from './site-section.tsx';
import { useChoices } from './use-choices.ts';
import type { DetailsParams } from './details-params.ts';
import { useAmountWords } from './use-amount-words.ts';
import { useShowModel } from './use-estimate.ts';
import { useInsuranceView } from './use-insurance-view.ts';
import './estimate-view.css';

export interface EstimateViewProps {
  model: EstimateModel;
  params: DetailsParams;
  /** A newer model is being loaded, as in another language. */
  isLoading: boolean;
  /** Loads the estimate again. */
  reload: () => void;
  /** The same estimate has another address from now on. */
  onMove: (next: DetailsParams) => void;
}

/** The sections of an estimate. The old content stays, dimmed, while newer content is being loaded. */
export function EstimateView({ model, params, isLoading, reload, onMove }: EstimateViewProps) {
  const showModel = useShowModel(params, onMove);
  const choices = useChoices(model, showModel);
  const insurance = useInsuranceView({ model, choices, showModel, reload });
  const isBusy = choices.underWay !== null || isLoading;
  useAnnounceEstimate(model, choices.underWay !== null);
  const { isSignedIn } = useEstimatesBase();
  const isEditable = mayEdit(model, isSignedIn);
  const { Estimate: estimate } = model;
  const hasAnswered = choices.done?.section === 'provider' || choices.done?.section === 'kindOfCare';
  const amount = useAmountInSight(hasAnswered && estimate !== null);
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
    <EstimateSections
      key="sections"
      model={model}
      params={params}
      choices={choices}
      view={insurance}
      isEditable={isEditable}
      dimmed={dimmed}
      showModel={showModel}
      reload={reload}
    />
  );
  // A question comes before its result: on a phone they are below each other.
  const isAsking = estimate === null && (insurance.panel !== 'closed' || model.KindOfCare !== null);
  return (
    <>
      <EstimateActions model={model} params={params} />
      {!isEditable && <CannotEdit />}
      <div className="estimate" aria-busy={isBusy}>
        {isAsking ? [sections, amountOrMissing] : [amountOrMissing, sections]}
        <div className="estimate-sites">
          <SiteSection model={model} choices={choices} isEditable={isEditable} />
        </div>
      </div>
      <DisclaimerCard key={model.EstimateId} model={model} />
    </>
  );
}

/**
 * On a phone the amount is above the providers and the kinds of care: when a choice of them gives an amount, it scrolls into view.
 */
function useAmountInSight(hasCome: boolean) {
  const amount = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasCome) amount.current?.scrollIntoView({ block: 'nearest' });
  }, [hasCome]);
  return amount;
}

/**
 * Announces to screen readers what the page shows: that an amount is being loaded, the amount, or what is still
 * missing.
 */
function useAnnounceEstimate(model: EstimateModel, isUnderWay: boolean): void {
  const { t } = useLingui();
  const amountWords = useAmountWords();
  useSay(isUnderWay ? t`Updating your estimate` : words());

  function words(): string {
    const { CurrentLocation: location, Estimate: estimate } = model;
    const site = location?.Name;
    const messages = model.Messages.map(({ Text }) => Text).join(' ');
    if (site === undefined) return messages;
    if (estimate === null) return messages;
    if (!hasAmount(estimate)) return t`${site}: no price`;
    const { sentence } = amountWords(model, estimate);
    const when = estimate.Preventive?.Kind === 'screening' ? estimate.Preventive.AmountLabel : '';
    return [`${site}: ${sentence}`, when].filter(Boolean).join(' ');
  }
}
