import type { SiteComparison } from '@portico/contract';
import { type ChosenPrice, type ChosenRate, codeKey, type PricedPart, type ServiceEstimate } from '@portico/estimate';
import { fullChargeOf } from '../figures/full-charge.ts';
import { type EstimateView, patientCents, type SiteView } from './estimate-view.ts';
import { heldParts } from './held-parts.ts';

/**
 * What makes amounts of two sites alike: the same parts under the same codes, paid in the same manner. A full charge, or a part at the full
 * charge, is not compared with a price that was made for people without insurance; nor the price of another code with that of the
 * service's own; nor what is paid with insurance with what is paid without it. null where there is no amount.
 */
export function alikeKey({ service, second }: EstimateView, site: SiteView | undefined): string | null {
  if (site === undefined || patientCents(site) === null) return null;
  const { selfPay, insured, outOfNetwork } = site;
  const holds = heldParts(service, site);
  const priced = insured === null ? selfPay.estimate.priced : insured.allowed.priced;
  // Whole care may be billed in other parts at another site.
  const parts = holds === 'whole' ? [] : priced.map(({ component }) => component.id).toSorted();
  const otherCodes = priced
    .filter(({ price }) => price.alternate)
    .map(codeOf)
    .toSorted();
  const fullCharge = insured === null ? fullParts(selfPay.estimate) : null;
  const isSecondCounted = second === null || insured?.owed?.second != null;
  return JSON.stringify([holds, parts, otherCodes, fullCharge, outOfNetwork, isSecondCounted]);
}

function codeOf({ component, price }: PricedPart<ChosenPrice | ChosenRate>): string {
  return `${component.id} ${codeKey(price.charge.codeType, price.charge.code)}`;
}

/** Of an amount that is at the full charge in part, which parts. */
function fullParts(estimate: ServiceEstimate): readonly string[] {
  const full = fullChargeOf(estimate);
  if (full !== 'part') return [full];
  return estimate.priced
    .filter(({ price }) => price.basis === 'gross')
    .map(({ component }) => component.id)
    .toSorted();
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
