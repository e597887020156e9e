import type { PreventiveInfo } from '@portico/contract';

/** Preventive care in a printed page or mail. */
export interface PreventiveText {
  readonly title: string;
  /** Both amounts, each with when it counts; '' where the rule does not apply. */
  readonly amounts: string;
  readonly why: string;
  /** Conditions, exceptions, the insurer's own words, and who recommends the care. */
  readonly notes: readonly string[];
}

/** What the rule on preventive care means for an estimate, in words; null for other care. */
export function preventiveText(preventive: PreventiveInfo | null): PreventiveText | null {
  if (preventive === null) return null;
  const { Title, Why, Conditions, Exceptions, InsurerSays, Source } = preventive;
  return {
    title: Title,
    amounts: amountsOf(preventive),
    why: Why,
    notes: [...Conditions, ...Exceptions, ...InsurerSays, Source.Text],
  };
}

function amountsOf({ Amount, AmountLabel, OtherAmount, OtherAmountLabel }: PreventiveInfo): string {
  return [`${Amount} ${AmountLabel}`, `${OtherAmount} ${OtherAmountLabel}`]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('; ');
}
