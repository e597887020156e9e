import type { HighBillRule } from './policy.ts';
import { shareOf } from './helped-amount.ts';

/** What the rule for high bills means for an income, in cents. */
export interface HighBill {
  /** The rule is for bills above this. */
  readonly fromCents: number;
  /** The most that is then paid; null where the rule caps nothing. */
  readonly capCents: number | null;
  /** Whether this bill is such; null where its amount is not known. */
  readonly isHigh: boolean | null;
}

/** Null where the policy has no such rule, or none for this income. */
export function highBillOf(
  { incomeCents, guidelineCents, owedCents }: { incomeCents: number; guidelineCents: number; owedCents: number | null },
  rule: HighBillRule | null,
): HighBill | null {
  if (rule === null) return null;
  if (rule.upToPercent !== null && incomeCents * 100 > guidelineCents * rule.upToPercent) return null;
  const fromCents = shareOf(incomeCents, rule.aboveIncome);
  return {
    fromCents,
    capCents: rule.payAtMost === null ? null : shareOf(incomeCents, rule.payAtMost),
    isHigh: owedCents === null ? null : owedCents > fromCents,
  };
}
