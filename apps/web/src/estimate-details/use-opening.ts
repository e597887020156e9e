import type { EstimateModel } from '@portico/contract';
import { useEffect } from 'react';
import type { EligibilityCheck } from '../insurance/use-eligibility-check.ts';
import { opensWith, standingOf } from './standing-of.ts';
import type { Choices } from './use-choices.ts';

interface OpeningOptions {
  readonly isSignedIn: boolean;
  readonly choices: Choices;
  readonly check: EligibilityCheck;
}

/** What happens by itself: the switch to self-pay without coverage (spec §4), and going on with a check that is under way. */
export function useOpening(model: EstimateModel, { isSignedIn, choices, check }: OpeningOptions): void {
  const isWithoutCoverage = opensWith(model, isSignedIn) === 'selfPay';
  const pending = standingOf(model) === 'checking' ? (model.CurrentInsurance?.InquiryIds ?? []) : [];
  useEffect(() => {
    if (isWithoutCoverage) choices.choose({ section: 'insurance', id: 'selfPay' });
    // Once, when it becomes so.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWithoutCoverage]);
  useEffect(() => {
    // Not again where its time was up on this page: whoever waited then goes on by hand.
    if (pending.length > 0 && check.state === 'idle') check.resume(pending);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pending.join()]);
}
