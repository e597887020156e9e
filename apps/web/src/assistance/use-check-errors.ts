import { useLingui } from '@lingui/react/macro';
import { MAX_HOUSEHOLD } from '@portico/assistance';
import type { AssistanceRules } from '@portico/contract';
import { useFieldErrors, type ShownErrors } from '../forms/use-field-errors.ts';
import { type CheckInput, errorsOf } from './check-input.ts';

/** What is to be corrected in the check's fields, by the ids of its controls. */
export function useCheckErrors(
  input: CheckInput,
  { rules, isStateNeeded }: { rules: Pick<AssistanceRules, 'assets'>; isStateNeeded: boolean },
): { errors: ShownErrors; areThere: boolean } {
  const { t } = useLingui();
  const wrong = errorsOf(input);
  const isAssetsWrong = wrong.assets && rules.assets !== null;
  const isStateMissing = wrong.state && isStateNeeded;
  const amount = t`Write dollars, such as 1,850. Leave it blank if you are not sure.`;
  const errors = useFieldErrors({
    household: wrong.household ? t`Write how many people there are, from 1 to ${MAX_HOUSEHOLD}.` : undefined,
    income: wrong.income ? amount : undefined,
    assets: isAssetsWrong ? amount : undefined,
    state: isStateMissing ? t`Choose the state you live in` : undefined,
  });
  return { errors, areThere: wrong.household || wrong.income || isAssetsWrong || isStateMissing };
}
