import type { CurrentInsurance } from '@portico/contract';

/**
 * Whether the insurer has confirmed benefits that were not there when a check ended in vain: the answer came after the last
 * status call, and with the estimate itself. Benefits that were confirmed already say nothing of that check.
 *
 * @param before the insurance as the page had it when the check ended.
 */
export function hasAnsweredSince(before: CurrentInsurance | null, now: CurrentInsurance | null): boolean {
  if (now?.Status !== 'confirmed') return false;
  return before?.Status !== 'confirmed' || before.Id !== now.Id || before.ConfirmedAt !== now.ConfirmedAt;
}
