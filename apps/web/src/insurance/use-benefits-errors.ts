import { useLingui } from '@lingui/react/macro';
import { useFieldErrors, type ShownErrors } from '../forms/use-field-errors.ts';
import type { SummarisedError } from '../ui/error-summary.tsx';
import type { BenefitFields } from './benefit-fields.ts';
import type { ValidatedBenefits } from './benefits-input.ts';

export interface BenefitsErrors extends Pick<ShownErrors, 'list' | 'attempt' | 'show'> {
  /** By the key of a field. */
  readonly of: (key: string) => string | undefined;
  /** How many fields there are to correct: one line speaks of all (spec §5: "the highlighted benefits"). */
  readonly count: number;
  readonly areThere: boolean;
}

/** What is to be corrected in benefits, in the words of spec §5. */
export function useBenefitsErrors(
  { invalid, undecided, error }: ValidatedBenefits,
  { overall }: BenefitFields,
): BenefitsErrors {
  const { t } = useLingui();
  const amount = t`Please enter a valid amount.`;
  const decide = t`Choose the figure that fits this care, enter your own, or check the box if it does not apply.`;
  const ofOverall = fieldId(
    error === 'onlyMaximum' ? overall.find(({ benefit }) => benefit.BenefitId !== 'outOfPocket') : overall[0],
  );
  const errors = {
    noOverall: t`Please enter at least one overall benefit to proceed.`,
    onlyMaximum: t`We can't calculate an estimate knowing just your maximum-out-of-pocket. Please enter another benefit as well, such as your remaining deductible.`,
  };
  const shown = useFieldErrors({
    ...Object.fromEntries(invalid.map((key) => [`benefit-${key}`, amount])),
    ...Object.fromEntries(undecided.map((key) => [`benefit-${key}`, decide])),
    ...(error === null ? {} : { [ofOverall]: errors[error] }),
  });
  return {
    list: summary(),
    attempt: shown.attempt,
    show: shown.show,
    of: (key) => shown.of(`benefit-${key}`),
    count: shown.list.length,
    areThere: invalid.length + undecided.length > 0 || error !== null,
  };

  function summary(): readonly SummarisedError[] {
    const [first] = shown.list;
    if (first === undefined || shown.list.length === 1) return shown.list;
    return [{ ...first, message: t`Please enter a valid amount for the highlighted benefits.` }];
  }
}

function fieldId(field: { readonly key: string } | undefined): string {
  return `benefit-${field?.key ?? ''}`;
}
