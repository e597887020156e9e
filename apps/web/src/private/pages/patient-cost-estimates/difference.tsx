import { Trans, useLingui } from '@lingui/react/macro';
import { areComparable, type SavedEstimate } from '@portico/contract';
import { money } from '../../../portal/figures.ts';

type Amount = Pick<SavedEstimate, 'AmountRaw' | 'AmountClaim'>;

interface DifferenceProps {
  first: Amount;
  second: Amount;
}

/** How far apart two saved amounts are, where that says anything. */
export function Difference({ first, second }: DifferenceProps) {
  const { i18n } = useLingui();
  const cents = Math.abs(first.AmountRaw - second.AmountRaw);
  const difference = money(cents, i18n.locale);
  if (!areComparable(first.AmountClaim, second.AmountClaim)) {
    return (
      <p className="secondary">
        <Trans>These two amounts do not hold the same, so we do not say how far apart they are.</Trans>
      </p>
    );
  }
  return (
    <p className="comparison-difference">
      {cents === 0 ? <Trans>Both come to the same.</Trans> : <Trans>They are {difference} apart.</Trans>}
    </p>
  );
}
