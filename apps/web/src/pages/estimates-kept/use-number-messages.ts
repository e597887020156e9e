import { useLingui } from '@lingui/react/macro';
import type { openKeptEstimateForm, ReasonOf } from '@portico/rules';

/** What is said of a number of an estimate. */
export function useNumberMessages(): Readonly<Record<ReasonOf<typeof openKeptEstimateForm.number>, string>> {
  const { t } = useLingui();
  return {
    empty: t`Enter the number of the estimate`,
    invalid: t`A number has twelve letters and digits, such as K7Q2-M9XW-RT4D. Check yours.`,
    mistyped: t`This number has a typing error. Compare it sign by sign.`,
  };
}
