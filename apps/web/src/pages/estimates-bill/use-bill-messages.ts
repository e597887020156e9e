import { useLingui } from '@lingui/react/macro';
import type { billForm } from '@portico/rules';
import type { FormMessages } from '../../forms/form-messages.ts';

/** What is said of each field of a bill. */
export function useBillMessages(): FormMessages<typeof billForm> {
  const { t } = useLingui();
  const notAnAmount = t`Enter an amount in dollars, such as 1,234.50`;
  return {
    estimate: { empty: t`Enter the total from the estimate`, notAnAmount },
    billed: { empty: t`Enter the total of the bill`, notAnAmount },
    billedOn: {
      empty: t`Enter the date on the bill`,
      notADate: t`Enter the date as month/day/year, such as 1/10/2027`,
      future: t`The date on a bill cannot be in the future`,
    },
  };
}
