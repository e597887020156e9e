import type { EstimateModel } from '@portico/contract';
import { useEffect } from 'react';
import type { EligibilityCheck } from '../insurance/use-eligibility-check.ts';
import { initialView, insuranceStatusOf } from './insurance-status.ts';
import { mayEdit } from './may-edit.ts';
import type { Choices } from './use-choices.ts';

interface InitialViewOptions {
  readonly isSignedIn: boolean;
  readonly choices: Choices;
  readonly check: EligibilityCheck;
}

/**
 * What happens by itself: the switch to self-pay without coverage (spec §4), and continuing a check that is under way.
 */
export function useInitialView(model: EstimateModel, { isSignedIn, choices, check }: InitialViewOptions): void {
  const isWithoutCoverage = mayEdit(model, isSignedIn) && initialView(model, isSignedIn) === 'selfPay';
  const pending = insuranceStatusOf(model) === 'checking' ? (model.CurrentInsurance?.InquiryIds ?? []) : [];
  useEffect(() => {
    if (isWithoutCoverage) choices.choose({ section: 'insurance', id: 'selfPay' });
    // Once, when coverage is missing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWithoutCoverage]);
  useEffect(() => {
    // Not again if its time ran out on this page: the person then continues by hand.
    if (pending.length > 0 && check.state === 'idle') check.resume(pending);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pending.join()]);
}
