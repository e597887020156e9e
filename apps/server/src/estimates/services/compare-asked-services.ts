import type { Kysely } from 'kysely';
import { findTemplate, serviceTemplates } from '../../catalogue/index.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { asIfLive } from '../../prices/as-if-live.ts';
import { createPriceBooks, type PriceBooks } from '../figures/price-books.ts';
import { type PricedService, readCodeServiceId, serviceOfCode } from '../figures/priced-service.ts';
import type { SiteEstimate } from '../figures/site-estimate.ts';
import { askedServices } from '../queries/asked-services.ts';

/** What a patient sees of a service without insurance, in cents. */
export type ShownPrice =
  | { shown: 'price'; lowCents: number; highCents: number; isPartial: boolean }
  | { shown: 'noPrice' }
  | { shown: 'notOffered' };

interface ComparedAsked {
  id: string;
  name: string;
  /** Estimates of it; 0 where the catalogue's own list was taken. */
  estimates: number;
  before: ShownPrice;
  after: ShownPrice;
}

export interface AskedComparison {
  /** Whether it is what patients asked for; else the common services of the catalogue. */
  isAsked: boolean;
  services: readonly ComparedAsked[];
}

/**
 * The services that patients ask for most at a location, with what a patient would see of each before and after a version
 * becomes live: reckoned as the page of an estimate does it, without insurance.
 */
export async function compareAskedServices(
  db: Kysely<Tables>,
  version: { locationId: string; versionId: number },
  most: number,
): Promise<AskedComparison> {
  const asked = await askedServices(db, version.locationId, most);
  const isAsked = asked.length > 0;
  const common = serviceTemplates.filter((template) => template.common).slice(0, most);
  const wanted = isAsked ? asked : common.map(({ id }) => ({ id, estimates: 0 }));
  const before = await shownPrices(db, version.locationId, wanted);
  const after = await asIfLive(db, version, (trx) => shownPrices(trx, version.locationId, wanted));
  return {
    isAsked,
    services: wanted.map(({ id, estimates }) => ({
      id,
      name: before.get(id)?.name ?? after.get(id)?.name ?? id,
      estimates,
      before: before.get(id)?.price ?? { shown: 'notOffered' },
      after: after.get(id)?.price ?? { shown: 'notOffered' },
    })),
  };
}

/** The name and the price of each service that the live file knows. */
async function shownPrices(
  db: Kysely<Tables>,
  locationId: string,
  wanted: ReadonlyArray<{ id: string }>,
): Promise<ReadonlyMap<string, { name: string; price: ShownPrice }>> {
  const books = createPriceBooks(db);
  const live = await books.live();
  const shown = new Map<string, { name: string; price: ShownPrice }>();
  for (const { id } of wanted) {
    const service = findTemplate(id) ?? (await findBilled(books, locationId, id));
    const site = service && (await books.estimates(live, [locationId], service)).get(locationId);
    if (service !== undefined && site !== undefined) shown.set(id, { name: service.name.en, price: shownPrice(site) });
  }
  return shown;
}

function shownPrice({ offered, estimate: { total, unpriced } }: SiteEstimate): ShownPrice {
  if (total === null) return { shown: offered ? 'noPrice' : 'notOffered' };
  return { shown: 'price', lowCents: total.lowCents, highCents: total.highCents, isPartial: unpriced.length > 0 };
}

async function findBilled(books: PriceBooks, locationId: string, id: string): Promise<PricedService | undefined> {
  const billed = readCodeServiceId(id);
  if (billed === null) return undefined;
  const types = billed.codeType === 'MS-DRG' ? ['MS-DRG'] : ['CPT', 'HCPCS'];
  const { listed } = await books.findCode([locationId], types, billed.code);
  return listed && serviceOfCode(billed.codeType, listed);
}
