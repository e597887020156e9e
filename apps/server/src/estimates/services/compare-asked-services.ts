import type { Kysely } from 'kysely';
import { findTemplate, serviceTemplates } from '../../catalogue/index.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { asIfLive } from '../../prices/as-if-live.ts';
import type { LiveVersions } from '../../prices/queries/live-prices.ts';
import { allowedByPlans } from '../figures/allowed-by-plans.ts';
import { createPriceBooks, type PriceBooks } from '../figures/price-books.ts';
import { type PricedService, readCodeServiceId, serviceOfCode } from '../figures/priced-service.ts';
import { hasPrincipal } from '../figures/principal-part.ts';
import { createRateBooks, type SiteRates } from '../figures/rate-books.ts';
import type { SiteEstimate } from '../figures/site-estimate.ts';
import { askedServices } from '../queries/asked-services.ts';

/** What a patient sees of a service without insurance, or what an insurer agreed to for it, in cents. */
export type ShownPrice =
  | { shown: 'price'; lowCents: number; highCents: number; isPartial: boolean }
  | { shown: 'noPrice' }
  | { shown: 'notOffered' };

/** Before and after the version. */
interface Compared {
  before: ShownPrice;
  after: ShownPrice;
}

/** What one of the portal's payors agreed to for a service: from the lowest to the highest of the plans that it can be. */
export interface ComparedPayor extends Compared {
  payorId: string;
  name: string;
}

interface ComparedAsked extends Compared {
  id: string;
  name: string;
  /** Estimates of it; 0 where the catalogue's own list was taken. */
  estimates: number;
  /** Payors that have a price before or after, by the names that staff gave them in the file. */
  payors: readonly ComparedPayor[];
}

export interface AskedComparison {
  /** Whether it is what patients asked for; else the common services of the catalogue. */
  isAsked: boolean;
  services: readonly ComparedAsked[];
}

/**
 * The services that patients ask for most at a location, with what a patient would see of each before and after a version
 * becomes live: reckoned as the page of an estimate does it, without insurance and by each payor.
 */
export async function compareAskedServices(
  db: Kysely<Tables>,
  version: { locationId: string; versionId: number },
  payors: HealthSystem['payors'],
  most: number,
): Promise<AskedComparison> {
  const asked = await askedServices(db, version.locationId, most);
  const isAsked = asked.length > 0;
  const common = serviceTemplates.filter((template) => template.common).slice(0, most);
  const wanted = isAsked ? asked : common.map(({ id }) => ({ id, estimates: 0 }));
  const before = await shownPrices(db, version.locationId, wanted, payors);
  const after = await asIfLive(db, version, (trx) => shownPrices(trx, version.locationId, wanted, payors));
  return {
    isAsked,
    services: wanted.map(({ id, estimates }) => ({
      id,
      name: before.get(id)?.name ?? after.get(id)?.name ?? id,
      estimates,
      before: before.get(id)?.price ?? notOffered,
      after: after.get(id)?.price ?? notOffered,
      payors: comparePayors(payors, before.get(id), after.get(id)),
    })),
  };
}

const notOffered: ShownPrice = { shown: 'notOffered' };

function comparePayors(
  payors: HealthSystem['payors'],
  before: ShownService | undefined,
  after: ShownService | undefined,
): ComparedPayor[] {
  return payors
    .map(({ id, name }) => ({
      payorId: id,
      name,
      before: before?.ofPayors.get(id) ?? notOffered,
      after: after?.ofPayors.get(id) ?? notOffered,
    }))
    .filter((each) => [each.before, each.after].some(({ shown }) => shown === 'price'));
}

/** A service as its pages show it. */
interface ShownService {
  name: string;
  /** Without insurance. */
  price: ShownPrice;
  /** By the payor's id. */
  ofPayors: ReadonlyMap<string, ShownPrice>;
}

/** Each service that the live file knows. */
async function shownPrices(
  db: Kysely<Tables>,
  locationId: string,
  wanted: ReadonlyArray<{ id: string }>,
  payors: HealthSystem['payors'],
): Promise<ReadonlyMap<string, ShownService>> {
  const books = createPriceBooks(db);
  const rates = createRateBooks(db, payors);
  const live = await books.live();
  const shown = new Map<string, ShownService>();
  for (const { id } of wanted) {
    const service = findTemplate(id) ?? (await findBilled(books, live, locationId, id));
    const site = service && (await books.estimates(live, [locationId], service)).get(locationId);
    if (service === undefined || site === undefined) continue;
    const ofPayors = new Map<string, ShownPrice>();
    for (const { id: payorId } of payors) {
      const agreed = (await rates.rates(live, [locationId], service, { payorId, planName: '' })).get(locationId);
      if (agreed !== undefined) ofPayors.set(payorId, agreedPrice(service, agreed));
    }
    shown.set(id, { name: service.name.en, price: shownPrice(site), ofPayors });
  }
  return shown;
}

function shownPrice({ offered, estimate: { total, unpriced } }: SiteEstimate): ShownPrice {
  if (total === null) return { shown: offered ? 'noPrice' : 'notOffered' };
  return { shown: 'price', lowCents: total.lowCents, highCents: total.highCents, isPartial: unpriced.length > 0 };
}

function agreedPrice(service: PricedService, agreed: SiteRates): ShownPrice {
  const { allowed, each } = allowedByPlans(service, agreed);
  const totals = each.flatMap(({ total }) => total ?? []);
  if (totals.length === 0 || !hasPrincipal(service, allowed)) return { shown: 'noPrice' };
  return {
    shown: 'price',
    lowCents: Math.min(...totals.map(({ lowCents }) => lowCents)),
    highCents: Math.max(...totals.map(({ highCents }) => highCents)),
    isPartial: allowed.unpriced.length > 0,
  };
}

async function findBilled(
  books: PriceBooks,
  live: LiveVersions,
  locationId: string,
  id: string,
): Promise<PricedService | undefined> {
  const billed = readCodeServiceId(id);
  if (billed === null) return undefined;
  const types = billed.codeType === 'MS-DRG' ? ['MS-DRG'] : ['CPT', 'HCPCS'];
  const listed = await books.findCode(live, [locationId], types, billed.code);
  return listed && serviceOfCode(billed.codeType, listed);
}
