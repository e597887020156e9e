import type { CurrentInsurance, EstimateModel, Payor } from '@portico/contract';
import { useState } from 'react';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { refusedInsurance, type RefusedInsurance } from '../insurance/refused-fields.ts';
import type { InsuranceInput } from '../insurance/insurance-input.ts';
import { useEligibilityCheck, type CheckOutcome, type EligibilityCheck } from '../insurance/use-eligibility-check.ts';
import { hasAnsweredSince } from './answered-since.ts';
import type { InsuranceUse } from './choice.ts';
import { panelOf, type InsurancePanel } from './panel-of.ts';
import { insuranceStatusOf } from './insurance-status.ts';
import type { Choices } from './use-choices.ts';
import { useOpenedPanel } from './use-opened-panel.ts';
import { useInitialView } from './use-initial-view.ts';

export interface InsuranceView {
  readonly panel: InsurancePanel;
  /** The person opened the panel; it did not open by itself. */
  readonly isOpenedByHand: boolean;
  readonly open: (panel: InsurancePanel) => void;
  readonly use: (use: InsuranceUse) => void;
  /** The change that is under way. */
  readonly changing: InsuranceUse | null;
  readonly check: EligibilityCheck;
  /** Uses another insurance for the estimate, and asks its payor. */
  readonly start: (payor: Payor, input: InsuranceInput) => void;
  /** Puts away the form for another insurance, and with it what became of the one that was entered. */
  readonly cancelEntry: () => void;
  /** The payor that is asked; '' if not known. */
  readonly askedPayor: string;
  /** The last check ended without benefits, and nothing was done about it yet. */
  readonly unconfirmed: CheckOutcome | null;
  /** The errors of the insurance that was entered here. */
  readonly refused: RefusedInsurance | null;
  /** The last action that a person ended, and whose button disappeared with it; null for none. */
  readonly ended: object | null;
  /** Shows the estimate with benefits that were entered by hand. */
  readonly showEntered: (model: EstimateModel) => void;
}

export interface InsuranceViewOptions {
  readonly model: EstimateModel;
  readonly choices: Choices;
  readonly showModel: (model: EstimateModel) => void;
  /** Loads the estimate again, if a check has ended without it. */
  readonly reload: () => void;
}

/** The insurance of the shown estimate, its check, and the open panel (spec §4, 'Estimates flow'). */
export function useInsuranceView({ model, choices, showModel, reload }: InsuranceViewOptions): InsuranceView {
  const { isSignedIn } = useEstimatesBase();
  const status = insuranceStatusOf(model);
  const opened = useOpenedPanel(model);
  const [dealtWith, setDealtWith] = useState<CheckOutcome | null>(null);
  const [used, setUsed] = useState<InsuranceUse | null>(null);
  const [ended, setEnded] = useState<object | null>(null);
  const [atOutcome, setAtOutcome] = useState<CurrentInsurance | null>(null);
  const check = useEligibilityCheck({
    estimateId: model.EstimateId,
    timeoutSeconds: model.Configuration.EligibilityTimeout,
    needsEstimate: true,
    onDone: (outcome) => {
      opened.open(null);
      setEnded(outcome);
      setAtOutcome(model.CurrentInsurance);
      // A person who asks the insurer wants its response, not the benefits that were entered by hand before.
      if (outcome.is === 'confirmed' && status === 'entered') use('insurerBenefits');
      else if (outcome.model) showModel(outcome.model);
      else reload();
    },
  });
  const use = (id: InsuranceUse) => {
    setDealtWith(check.outcome);
    opened.open(null);
    setUsed(id);
    setEnded(null);
    choices.choose({ section: 'insurance', id });
  };
  useInitialView(model, { isSignedIn, choices, check });

  const { outcome } = check;
  const isSettled = outcome === dealtWith || hasAnsweredSince(atOutcome, model.CurrentInsurance);
  const unconfirmed = outcome === null || outcome.is === 'confirmed' || isSettled ? null : outcome;
  const refused = unconfirmed && refusedInsurance(unconfirmed);
  return {
    panel: opened.panel ?? panelOf(model, { isSignedIn, unconfirmed, refused }),
    isOpenedByHand: opened.isJustOpened,
    open: (panel) => {
      opened.open(panel);
      if (panel === 'closed') setEnded({});
    },
    use,
    changing: choices.underWay?.section === 'insurance' ? choices.underWay.id : null,
    check,
    start: (payor, input) => void check.start(payor, input),
    cancelEntry: () => {
      const needsBenefits = status === 'needsBenefits';
      // An insurance with errors in its fields was neither stored nor asked about.
      const isStored = outcome?.is !== 'notStarted' || outcome.errors.length === 0;
      if (!isStored || !needsBenefits) setDealtWith(outcome);
      opened.open(needsBenefits ? 'benefits' : 'closed');
      setEnded({});
    },
    askedPayor: check.typedPayor || (model.CurrentInsurance?.Payor.Name ?? ''),
    unconfirmed,
    refused,
    ended: endOf(choices, used) ?? (choices.done === null ? ended : null),
    showEntered: (changed) => {
      setDealtWith(outcome);
      opened.open(null);
      setEnded(changed);
      showModel(changed);
    },
  };
}

/** A change of the insurance that was made here and is shown now. */
function endOf({ done }: Choices, used: InsuranceUse | null): object | null {
  return used !== null && done?.id === used ? done : null;
}
