import { useLingui } from '@lingui/react/macro';
import { amountClaim, type AmountClaim, type EstimateModel, type EstimateResult } from '@portico/contract';

export interface AmountWords {
  /** Above the amount on the screen. */
  readonly heading: string;
  /** The same with the amount, as it is read out. */
  readonly sentence: string;
}

/** What the amount of an estimate claims to be, for those who see it and for those who hear it: both are told the same. */
export function useAmountWords(): (model: Pick<EstimateModel, 'Messages'>, estimate: EstimateResult) => AmountWords {
  const { t } = useLingui();
  return (model, estimate) => {
    const amount = estimate.PatientAmount;
    const words: Readonly<Record<AmountClaim, () => AmountWords>> = {
      exact: () => ({ heading: t`You would pay`, sentence: t`you would pay ${amount}` }),
      about,
      least: () => ({ heading: t`You would pay at least`, sentence: t`you would pay at least ${amount}` }),
      doctorsPart: () => ({
        heading: t`The doctor’s part would cost about`,
        sentence: t`the doctor’s part would cost about ${amount}`,
      }),
      // What is not in these is said in a message beside the amount.
      hospitalPart: about,
      incomplete: about,
    };
    return words[amountClaim(model, estimate)]();

    function about(): AmountWords {
      return { heading: t`You would pay about`, sentence: t`you would pay about ${amount}` };
    }
  };
}
