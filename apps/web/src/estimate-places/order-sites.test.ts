import type { SiteComparison } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { orderSites } from './order-sites.ts';

const site = (LocationId: string, Holds: SiteComparison['Holds'], AmountRaw: number | null) =>
  ({ LocationId, Holds, AmountRaw }) as SiteComparison;
const sites = [
  site('part', 'hospitalPart', 100),
  site('dear', 'whole', 900),
  site('unpriced', 'none', null),
  site('cheap', 'whole', 500),
];
const idsOf = (ordered: readonly SiteComparison[]) => ordered.map(({ LocationId }) => LocationId);

describe('the order of the places (issue 14, point 2)', () => {
  it('is by complete price, and a part of a price is no lower price', () => {
    expect(idsOf(orderSites(sites, null, 'price'))).toEqual(['cheap', 'dear', 'part', 'unpriced']);
  });

  it('is by distance where it is known, those of unknown distance last', () => {
    const miles = new Map([
      ['dear', 1],
      ['unpriced', 2],
      ['part', 1],
    ]);
    expect(idsOf(orderSites(sites, miles, 'distance'))).toEqual(['dear', 'part', 'unpriced', 'cheap']);
  });
});
