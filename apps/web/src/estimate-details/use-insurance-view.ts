import type { EstimateModel, Payor } from '@portico/contract';
import { useState } from 'react';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import type { RefusedInsurance } from '../insurance/refused-fields.ts';
import type { TypedInsurance } from '../insurance/typed-insurance.ts';
import { useEligibilityCheck, type CheckOutcome, type EligibilityCheck } from '../insurance/use-eligibility-check.ts';
import type { InsuranceUse } from './choice.ts';
import { panelOf, type InsurancePanel } from './panel-of.ts';
import { standingOf } from './standing-of.ts';
import type { Choices } from './use-choices.ts';
import { useOpenedPanel } from './use-opened-panel.ts';
import { useOpening } from './use-opening.ts';

export interface InsuranceView {
  readonly panel: InsurancePanel;
  /** The panel was asked for, and has not opened by itself. */
  readonly isOpenedByHand: boolean;
  readonly open: (panel: InsurancePanel) => void;
  readonly use: (use: InsuranceUse) => void;
  /** What is being changed right now. */
  readonly changing: InsuranceUse | null;
  readonly check: EligibilityCheck;
  /** Takes another insurance for the estimate, and asks its payor. */
  readonly start: (payor: Payor, typed: TypedInsurance) => void;
  /** Who is asked; '' where that is not known. */
  readonly askedPayor: string;
  /** The last check ended without benefits, and nothing has been done about it since. */
  readonly unconfirmed: CheckOutcome | null;
  /** What was found wrong with the insurance that was entered here. */
  readonly refused: RefusedInsurance | null;
  /** What came to an end last by hand, and took away what was used for it; null for nothing. */
  readonly ended: object | null;
  /** Benefits were entered by hand: this is the estimate with them. */
  readonly showEntered: (model: EstimateModel) => void;
}

export interface InsuranceViewOptions {
  readonly model: EstimateModel;
  readonly choices: Choices;
  readonly showModel: (model: EstimateModel) => void;
  /** Loads the estimate anew, where a check has ended without it. */
  readonly reload: () => void;
}

interface Entered {
  readonly payor: Payor;
  readonly typed: TypedInsurance;
}

/** The insurance of the estimate that is shown, its check, and what is open of both (spec §4, 'Estimates flow'). */
export function useInsuranceView({ model, choices, showModel, reload }: InsuranceViewOptions): InsuranceView {
  const { isSignedIn } = useEstimatesBase();
  const standing = standingOf(model);
  const opened = useOpenedPanel(model);
  const [entered, setEntered] = useState<Entered | null>(null);
  const [dealtWith, setDealtWith] = useState<CheckOutcome | null>(null);
  const [used, setUsed] = useState<InsuranceUse | null>(null);
  const [ended, setEnded] = useState<object | null>(null);
  const check = useEligibilityCheck({
    estimateId: model.EstimateId,
    timeoutSeconds: model.Configuration.EligibilityTimeout,
    needsEstimate: true,
    onDone: (outcome) => {
      opened.open(null);
      setEnded(outcome);
      // Whoever asks the insurer means its answer, and not what was entered by hand before.
      if (outcome.is === 'confirmed' && standing === 'entered') use('insurerBenefits');
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
  useOpening(model, { isSignedIn, choices, check });

  const { outcome } = check;
  const unconfirmed = outcome === null || outcome.is === 'confirmed' || outcome === dealtWith ? null : outcome;
  const refused =
    unconfirmed && entered && unconfirmed.errors.length > 0
      ? { errors: unconfirmed.errors, typed: entered.typed }
      : null;
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
    start: (payor, typed) => {
      setEntered({ payor, typed });
      void check.start(payor, typed);
    },
    askedPayor: entered?.payor.Name ?? model.CurrentInsurance?.Payor.Name ?? '',
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

/** A change of the insurance that was asked for here, and that is what is shown now. */
function endOf({ done }: Choices, used: InsuranceUse | null): object | null {
  return used !== null && done?.id === used ? done : null;
}
