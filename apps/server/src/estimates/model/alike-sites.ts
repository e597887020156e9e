import type { SiteComparison } from '@portico/contract';
import { patientCents, type SiteView } from './estimate-view.ts';
import { heldParts } from './held-parts.ts';
import type { ComparedView } from './sites.ts';

/**
 * What makes amounts of two sites alike: the same parts, paid in the same manner. A full charge is not compared with a price that was made
 * for people without insurance, nor what is paid with insurance with what is paid without it. null where there is no amount.
 */
export function alikeKey({ service, second }: ComparedView, site: SiteView | undefined): string | null {
  if (site === undefined || patientCents(site) === null) return null;
  const { selfPay, insured, outOfNetwork } = site;
  const holds = heldParts(service, site);
  // Whole care may be billed in other parts at another site.
  const parts = holds === 'whole' ? [] : partIds(insured === null ? selfPay.estimate.priced : insured.allowed.priced);
  const isFullCharge = insured === null && selfPay.estimate.priced.some(({ price }) => price.basis === 'gross');
  const isSecondCounted = second === null || insured?.owed?.second != null;
  return JSON.stringify([holds, parts, insured === null, isFullCharge, outOfNetwork, isSecondCounted]);
}

function partIds(priced: ReadonlyArray<{ component: { id: string } }>): string[] {
  return priced.map(({ component }) => component.id).toSorted();
}

/** The same number for the same key, from 0 on. */
export function numbered(keys: ReadonlyArray<string | null>): Array<number | null> {
  const known = [...new Set(keys)].filter((key) => key !== null);
  return keys.map((key) => (key === null ? null : known.indexOf(key)));
}

type Compared = Pick<SiteComparison, 'AmountRaw' | 'AlikeGroup'>;

/** Whether a site has the lowest amount of those that are alike; none has where fewer than two amounts differ. */
export function lowestOf(site: Compared, sites: readonly Compared[]): boolean {
  if (site.AlikeGroup === null) return false;
  const amounts = sites.flatMap(({ AmountRaw, AlikeGroup }) =>
    AlikeGroup === site.AlikeGroup && AmountRaw !== null ? [AmountRaw] : [],
  );
  return new Set(amounts).size > 1 && site.AmountRaw === Math.min(...amounts);
}
