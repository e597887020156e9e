import { countOf, formatCount } from '../../prices/figures.ts';
import type { ListedPayerName } from '../../prices/queries/payor-names.ts';

/** How many rates stand under a name: `12 rates, 3 staged`. */
export function ratesText({ rates, staged }: Pick<ListedPayerName, 'rates' | 'staged'>): string {
  return staged === 0 ? countOf(rates, 'rate') : `${countOf(rates, 'rate')}, ${formatCount(staged)} staged`;
}
