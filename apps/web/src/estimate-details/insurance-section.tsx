import { Trans, useLingui } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { CheckOverlay } from '../insurance/check-overlay.tsx';
import { Button } from '../ui/button.tsx';
import { CheckStopped } from './check-stopped.tsx';
import { CheckUnconfirmed } from './check-unconfirmed.tsx';
import { InsurerCorrectionNotice } from './insurer-correction-notice.tsx';
import { InsuranceOptions } from './insurance-options.tsx';
import { InsuranceErrorNotice } from './insurance-error-notice.tsx';
import { InsuranceSummary } from './insurance-summary.tsx';
import { insuranceStatusOf } from './insurance-status.ts';
import type { Choices } from './use-choices.ts';
import type { DetailsParams } from './details-params.ts';
import type { InsurancePanel } from './panel-of.ts';
import type { InsuranceView } from './use-insurance-view.ts';
import './insurance-section.css';

export interface InsuranceSectionProps {
  model: EstimateModel;
  params: DetailsParams;
  choices: Choices;
  view: InsuranceView;
}

/** The insurance, the options for it, and its errors (spec §2, §4). */
export function InsuranceSection({ model, params, choices, view }: InsuranceSectionProps) {
  const { t } = useLingui();
  const { panel, check, unconfirmed } = view;
  const status = insuranceStatusOf(model);
  const payorName = view.askedPayor || t`your insurer`;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfter(view.ended, model, heading);
  useEffect(() => {
    // The next action is below the heading.
    if (unconfirmed && !view.refused) heading.current?.focus();
    // Once for each check.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [unconfirmed]);
  /** The pressed button disappears; keyboard focus continues from the heading. */
  const open = (next: InsurancePanel) => {
    view.open(next);
    heading.current?.focus({ preventScroll: true });
  };
  const isUsed = status !== 'none' && status !== 'selfPay';
  const showsOptions = isUsed ? panel === 'choices' : panel !== 'form';
  return (
    <section className="card insurance no-print" aria-labelledby={titleId}>
      <div className="insurance-head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          <Title model={model} />
        </h2>
        {isUsed && (
          <Button variant="quiet" onClick={() => open(panel === 'choices' ? 'closed' : 'choices')}>
            {panel === 'choices' ? <Trans>Close</Trans> : <Trans>Change</Trans>}
          </Button>
        )}
      </div>
      <InsuranceSummary model={model} />
      {isUsed && model.CurrentInsurance?.Correction && (
        <InsurerCorrectionNotice
          correction={model.CurrentInsurance.Correction}
          enteredEnding={model.CurrentInsurance.MemberIdEnding}
          view={view}
        />
      )}
      {check.failure && <EstimateErrorNotice failure={check.failure} onRetry={() => void check.retry()} />}
      <InsuranceErrorNotice model={model} choices={choices} />
      {unconfirmed?.is === 'stopped' && (
        <CheckStopped payorName={payorName} isByHand={panel === 'benefits'} onLookAgain={check.lookAgain} />
      )}
      {/* An insurance that was entered here has its error in its form. */}
      {unconfirmed && unconfirmed.is !== 'stopped' && panel !== 'form' && (
        <CheckUnconfirmed
          outcome={unconfirmed}
          model={model}
          params={params}
          payorName={payorName}
          onForm={() => open('form')}
          onAskAgain={() => void check.retry()}
        />
      )}
      {showsOptions && <InsuranceOptions model={model} params={params} view={view} onOpen={open} />}
      <CheckOverlay check={check} payorName={payorName} />
    </section>
  );
}

function Title({ model: { CurrentInsurance, HasCoverageOnFile, IsSelfPay } }: { model: EstimateModel }) {
  if (IsSelfPay) return <Trans>Paying without insurance</Trans>;
  if (CurrentInsurance === null && !HasCoverageOnFile) return <Trans>Do you have insurance?</Trans>;
  return <Trans>Your insurance</Trans>;
}

/**
 * Moves focus to a heading when something ends and the focused element disappears, at once or when the outcome is shown
 * a moment later. Focus on another element stays there.
 */
function useFocusAfter(end: object | null, outcome: object, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (end !== null && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    // Also when the outcome is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [end, outcome, heading]);
}
