import type { Payor } from '@portico/contract';
import type { InsuranceCard } from '@portico/health-links';
import { UNLISTED_PAYOR, type Payors } from './insurance-input.ts';

/**
 * The payor that a card is of: by a number that both have, by a name that is the same but for case, accents and signs, or by the one name that the
 * card's begins with, as "Meridian Health Insurance, Inc." does. Undefined where none fits, or two do: then the person says which.
 */
export function payorOfCard(
  { payerName, payerIds }: Pick<InsuranceCard, 'payerName' | 'payerIds'>,
  { CommonPayors, OtherPayors }: Payors,
): Payor | undefined {
  const payors = [...CommonPayors, ...OtherPayors].filter(({ ID }) => ID !== UNLISTED_PAYOR);
  const namesOf = ({ Name, CardNames }: Payor): string[] => [Name, ...CardNames].map(normalized);
  const ids = payerIds.map(normalized).filter((id) => id !== '');
  const name = normalized(payerName);
  const tests = [
    (payor: Payor) => namesOf(payor).some((each) => ids.includes(each)),
    (payor: Payor) => namesOf(payor).includes(name),
    (payor: Payor) => namesOf(payor).some((each) => name.startsWith(`${each} `)),
  ];
  for (const fits of tests) {
    const [payor, another] = payors.filter(fits);
    if (payor) return another ? undefined : payor;
  }
  return undefined;
}

function normalized(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
