import type { CurrentInsurance, EstimateModel, OtherInsurance } from '@portico/contract';
import { useEffect, useState } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { noInsurance, UNLISTED_PAYOR, type InsuranceInput } from '../insurance/insurance-input.ts';
import { refusedInsurance, type RefusedInsurance } from '../insurance/refused-fields.ts';
import { useEligibilityCheck, type CheckOutcome, type EligibilityCheck } from '../insurance/use-eligibility-check.ts';
import { useInsuranceDraft } from '../insurance/use-insurance-draft.ts';
import { useAction } from '../portal/use-action.ts';
import { useSend } from '../portal/use-send.ts';
import { hasAnsweredSince } from './answered-since.ts';
import { secondPanelOf, type SecondPanel } from './second-insurance-of.ts';

export interface SecondInsuranceView {
  readonly panel: SecondPanel;
  readonly open: (panel: SecondPanel) => void;
  /** Opens the form with what is known: the patient, and the insurance that an insurer has named. */
  readonly enter: (named?: OtherInsurance) => void;
  readonly input: InsuranceInput;
  readonly change: (part: Partial<InsuranceInput>) => void;
  readonly check: EligibilityCheck;
  /** The last check ended without benefits, and nothing was done about it yet. */
  readonly unconfirmed: CheckOutcome | null;
  readonly refused: RefusedInsurance | null;
  readonly swap: () => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly isChanging: boolean;
  readonly failure: CallFailure | null;
  /** Does once more what has failed. */
  readonly retry: () => void;
  readonly showEntered: (model: EstimateModel) => void;
}

export interface SecondInsuranceOptions {
  readonly model: EstimateModel;
  readonly showModel: (model: EstimateModel) => void;
  /** Loads the estimate again, if a check has ended without it. */
  readonly reload: () => void;
}

/** Another place, none, or the insurer's answer in place of what was entered by hand. */
type Change = 'swap' | 'remove' | 'answer';

/** The second insurance of an estimate: its form, its check, and its place. */
export function useSecondInsurance({ model, showModel, reload }: SecondInsuranceOptions): SecondInsuranceView {
  const { calls, token } = useEstimatesBase();
  const [ofFirst] = useInsuranceDraft();
  const [opened, setOpened] = useState<SecondPanel | null>(null);
  const [input, type] = useInsuranceDraft('secondInsurance');
  const [dealtWith, setDealtWith] = useState<CheckOutcome | null>(null);
  const [atOutcome, setAtOutcome] = useState<CurrentInsurance | null>(null);
  const send = useSend();
  const changing = useAction();
  const [applied, setApplied] = useState<Change | null>(null);
  const check = useEligibilityCheck({
    estimateId: model.EstimateId,
    timeoutSeconds: model.Configuration.EligibilityTimeout,
    needsEstimate: true,
    isSecond: true,
    onDone: (outcome) => {
      setOpened(null);
      setAtOutcome(second?.Insurance ?? null);
      // A person who asks the insurer wants its response, not the benefits that were entered by hand before.
      if (outcome.is === 'confirmed' && second?.Insurance.Status === 'entered') void apply('answer');
      else if (outcome.model) showModel(outcome.model);
      else if (outcome.errors.length === 0) reload();
    },
  });
  const second = model.SecondInsurance;
  const pending = second?.Insurance.Status === 'checking' ? second.Insurance.InquiryIds : [];
  useEffect(() => {
    if (pending.length > 0 && check.state === 'idle') check.resume(pending);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pending.join()]);

  const { outcome } = check;
  const isSettled = outcome === dealtWith || hasAnsweredSince(atOutcome, second?.Insurance ?? null);
  const unconfirmed = outcome === null || outcome.is === 'confirmed' || isSettled ? null : outcome;
  const refused = unconfirmed && refusedInsurance(unconfirmed);
  const settle = () => {
    setDealtWith(outcome);
    setOpened(null);
  };
  const estimate = { estimateId: model.EstimateId, token };
  const shown = second === null ? estimate : { ...estimate, insuranceId: second.Insurance.Id };
  const changes: Readonly<Record<Change, () => Promise<EstimateModel>>> = {
    swap: () => send(calls.swapInsurances, shown),
    remove: () => send(calls.removeSecondInsurance, shown),
    answer: () => send(calls.updateToInsurance, { ...estimate, insurerBenefits: true, second: true }),
  };
  const apply = async (change: Change) => {
    setApplied(change);
    const changed = await changing.run(changes[change]);
    if (!changed) return;
    if (change === 'remove') type(noInsurance);
    settle();
    showModel(changed);
  };
  return {
    panel: opened ?? secondPanelOf(second, refused),
    open: (panel) => {
      if (panel === 'closed') setDealtWith(outcome);
      setOpened(panel);
    },
    enter: (named) => {
      type(beginning(input, ofFirst, named));
      setDealtWith(outcome);
      setOpened('form');
    },
    input,
    change: type,
    check,
    unconfirmed,
    refused,
    swap: () => apply('swap'),
    remove: () => apply('remove'),
    isChanging: changing.busy,
    failure: check.failure ?? changing.failure,
    retry: () => void (check.failure === null && applied ? apply(applied) : check.retry()),
    showEntered: (changed) => {
      settle();
      showModel(changed);
    },
  };
}

/**
 * What the form begins with: what was typed before, unless it was about another insurer than the one that is named now; and the
 * patient, who is the same. Nothing has to be typed twice (WCAG 3.3.7).
 */
function beginning(typed: InsuranceInput, ofFirst: InsuranceInput, named: OtherInsurance | undefined): InsuranceInput {
  const isOfOther = named !== undefined && typed.payorId !== named.PayorId;
  const before = isOfOther ? { ...noInsurance, ...payorOf(named) } : typed;
  const hasPatient = before.MemberFirstName !== '' || before.MemberLastName !== '' || before.MemberDateOfBirth !== '';
  return hasPatient ? before : { ...before, ...patientOf(ofFirst) };
}

function patientOf({ MemberFirstName, MemberLastName, MemberDateOfBirth }: InsuranceInput): Partial<InsuranceInput> {
  return { MemberFirstName, MemberLastName, MemberDateOfBirth };
}

function payorOf({ PayorId: payorId, Name }: OtherInsurance): Partial<InsuranceInput> {
  return { payorId, PayorName: payorId === UNLISTED_PAYOR ? Name : '' };
}
