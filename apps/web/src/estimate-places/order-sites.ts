import type { PricedParts, SiteComparison } from '@portico/contract';

/** Miles to each site, by its id. */
export type MilesBySite = ReadonlyMap<string, number>;
export type SiteOrder = 'price' | 'distance';

/** A part of a price is no lower price: complete prices come first, then parts, then sites without a price. */
const ranks: Readonly<Record<PricedParts, number>> = {
  whole: 0,
  incomplete: 1,
  hospitalPart: 1,
  doctorPart: 1,
  none: 2,
};

/** The sites by price, or by distance as far as it is known. What is equal stays in the hospital's order. */
export function orderSites(
  sites: readonly SiteComparison[],
  miles: MilesBySite | null,
  order: SiteOrder,
): SiteComparison[] {
  const far = ({ LocationId }: SiteComparison) => miles?.get(LocationId) ?? Number.MAX_SAFE_INTEGER;
  const byPrice = (a: SiteComparison, b: SiteComparison) =>
    ranks[a.Holds] - ranks[b.Holds] || (a.AmountRaw ?? 0) - (b.AmountRaw ?? 0);
  return sites.toSorted((a, b) => (order === 'distance' ? far(a) - far(b) : 0) || byPrice(a, b));
}
