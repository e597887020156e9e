import { useLingui } from '@lingui/react/macro';
import type { AmountChangeModel, ChangeCountsModel, ShownPriceModel } from '@portico/staff-contract';
import { useNumbers } from '../../../formats/use-numbers.ts';

type Range = AmountChangeModel['before'];

/** The kinds of changes, in the order of the tables. */
export const changeKinds = ['new', 'gone', 'dearer', 'cheaper', 'mixed', 'same'] as const satisfies ReadonlyArray<
  keyof ChangeCountsModel
>;

/** How changes and amounts are written. */
export function useChangeNames(): {
  kinds: Readonly<Record<keyof ChangeCountsModel, string>>;
  /** What of a service an amount is. */
  amountOf: (change: AmountChangeModel) => string;
  /** Where and by whom it is provided. */
  howOf: (change: AmountChangeModel) => string;
  range: (range: Range, kind: AmountChangeModel['kind']) => string;
  shown: (price: ShownPriceModel) => string;
} {
  const { t } = useLingui();
  const { money, count } = useNumbers();
  const amounts: Readonly<Record<AmountChangeModel['kind'], string>> = {
    gross: t`Gross charge`,
    cash: t`Cash price`,
    dollars: t`Negotiated rate`,
    percentage: t`Negotiated percentage`,
    median: t`Median of what was paid`,
    formula: t`Formula`,
  };
  const settings: Readonly<Record<string, string>> = {
    inpatient: t`inpatient`,
    outpatient: t`outpatient`,
    both: t`inpatient and outpatient`,
  };
  const billers: Readonly<Record<string, string>> = {
    facility: t`facility`,
    professional: t`professional`,
    both: t`facility and professional`,
  };
  const ends = (low: number, high: number, text: (amount: number) => string): string =>
    low === high ? text(low) : `${text(low)}–${text(high)}`;
  return {
    kinds: {
      new: t`New`,
      gone: t`Gone`,
      dearer: t`Dearer`,
      cheaper: t`Cheaper`,
      mixed: t`Otherwise`,
      same: t`As before`,
    },
    amountOf: ({ kind, payerName, planName }) =>
      payerName === '' ? amounts[kind] : `${amounts[kind]}: ${payerName}, ${planName}`,
    howOf: ({ setting, billingClass, modifiers }) =>
      [settings[setting] ?? setting, billers[billingClass] ?? billingClass, modifiers]
        .filter((each) => each !== '')
        .join(', '),
    range: ({ low, high }, kind) => ends(low, high, kind === 'percentage' ? (amount) => `${count(amount)} %` : money),
    shown: (price) => {
      if (price.shown === 'notOffered') return t`not offered`;
      if (price.shown === 'noPrice') return t`no price`;
      const text = ends(price.lowCents, price.highCents, money);
      return price.isPartial ? t`${text}, in part` : text;
    },
  };
}
