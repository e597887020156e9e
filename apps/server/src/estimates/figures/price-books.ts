import { codeKey, type ListedCharge } from '@portico/estimate';
import type { Kysely } from 'kysely';
import { serviceTemplates } from '../../catalogue/index.ts';
import { type PriceFile, listedCharges } from '../../prices/queries/listed-charges.ts';
import { type FoundAnywhere, findListedCode } from '../../prices/queries/listed-codes.ts';
import { type LiveVersions, liveVersions } from '../../prices/queries/live-prices.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { catalogueCodes, codesOf, isOfCatalogue, keysOf } from '../services/listed-spellings.ts';
import type { PricedService } from './priced-service.ts';
import { type SiteEstimate, siteEstimate } from './site-estimate.ts';
import { createFreshRead } from '../services/read-fresh.ts';
import { createReplyCache } from '../services/reply-cache.ts';
import { sharedRead } from '../shared-read.ts';

/** The templates that a location offers, and the price version for that; null where it has no prices. */
interface SiteOffer {
  readonly versionId: number | null;
  readonly templateIds: ReadonlySet<string>;
}

/** The prices of the catalogue's services, cached in memory by price version, so that the cache is never out of date. */
export interface PriceBooks {
  live(): Promise<LiveVersions>;
  /** The cost of a service at several locations, by location. */
  estimates(
    live: LiveVersions,
    locationIds: readonly string[],
    service: PricedService,
  ): Promise<ReadonlyMap<string, SiteEstimate>>;
  /** A billed code, of any of these types, as the first of the locations lists it, with what is live. */
  findCode(locationIds: readonly string[], codeTypes: readonly string[], code: string): Promise<FoundAnywhere>;
  offered(live: LiveVersions, locationId: string): Promise<SiteOffer>;
}

/** One location's charges for the codes of the catalogue. */
interface PriceBook {
  file: PriceFile;
  byCode: ReadonlyMap<string, ListedCharge[]>;
  /** The templates that it offers, once somebody has asked. */
  offered: ReadonlySet<string> | undefined;
}

/**
 * Estimates of one service of the catalogue at one location that are remembered: about 20 MB. Of all services at 60 locations they would
 * be 40,000.
 */
const MAX_ESTIMATES = 8000;

/** Charges of billed codes whose estimates are remembered: about 20 MB. */
const MAX_CHARGES = 50_000;

/** Billed codes whose words are remembered: about 10 MB. */
const MAX_CODES = 10_000;

/** What a billed code costs at each location, and how many charges that was made of. */
interface EstimatesOfCode {
  readonly sites: ReadonlyMap<string, SiteEstimate>;
  readonly charges: number;
}

/**
 * @param db the primary: what is live is read there.
 * @param replica where what is long is read, where it is of what is live.
 */
export function createPriceBooks(db: Kysely<Tables>, replica = db): PriceBooks {
  const readFresh = createFreshRead({ primary: db, replica });
  const ofCodes = createReplyCache<EstimatesOfCode>(MAX_CHARGES, ({ sites, charges }) => 1 + sites.size + charges);
  const ofTemplates = createReplyCache<ReadonlyMap<string, SiteEstimate>>(MAX_ESTIMATES, ({ size }) => 1 + size);
  const foundCodes = createReplyCache<FoundAnywhere['listed']>(MAX_CODES);
  const readLive = sharedRead(() => liveVersions(db));
  const books = new Map<string, { versionId: number; book: Promise<PriceBook | null> }>();

  function bookOf(live: LiveVersions, locationId: string): Promise<PriceBook | null> {
    const versionId = live.get(locationId)?.versionId;
    if (versionId === undefined) return Promise.resolve(null);
    const saved = books.get(locationId);
    if (saved?.versionId === versionId) return saved.book;
    const book = loadFresh(locationId, versionId);
    books.set(locationId, { versionId, book });
    const forget = (): void => {
      if (books.get(locationId)?.book === book) books.delete(locationId);
    };
    // A read that failed, or that another replica answered from another version, is not kept: the next request reads anew.
    book.then((read) => read?.file.versionId === versionId || forget(), forget);
    return book;
  }

  async function loadFresh(locationId: string, versionId: number): Promise<PriceBook | null> {
    const { reply } = await readFresh(async (source) => {
      const book = await loadBook(source, locationId);
      return { reply: book, isOfKey: book?.file.versionId === versionId };
    });
    return reply;
  }

  /** One statement reads the charges of a billed code at all locations, unless what they come to is remembered. */
  function estimatesOfCode(
    live: LiveVersions,
    locationIds: readonly string[],
    service: PricedService,
  ): Promise<EstimatesOfCode> {
    const versions = locationIds.map((id) => [id, live.get(id)?.versionId]);
    // The service of a code is made of the code, of the kind of care that it is, and of what the first of these files says of it.
    return ofCodes.get(JSON.stringify([service.id, service.kinds, versions]), async () => {
      const { reply: listed, isOfKey } = await readFresh(async (source) => {
        const reply = await listedCharges(source, locationIds, codesOf(service));
        return { reply, isOfKey: locationIds.every((id) => reply.get(id)?.file.versionId === live.get(id)?.versionId) };
      });
      const sites = locationIds.map((id) => {
        const { file = null, charges = [] } = listed.get(id) ?? {};
        return [id, siteEstimate(service, file, charges)] as const;
      });
      const charges = sumOf([...listed.values()].map((site) => site.charges.length));
      return { reply: { sites: new Map(sites), charges }, isOfKey };
    });
  }

  function estimatesOfTemplate(
    live: LiveVersions,
    locationIds: readonly string[],
    service: PricedService,
  ): Promise<ReadonlyMap<string, SiteEstimate>> {
    const versions = locationIds.map((id) => [id, live.get(id)?.versionId]);
    return ofTemplates.get(JSON.stringify([service.id, versions]), async () => {
      const keys = keysOf(service);
      const siteOf = async (id: string) => [id, estimateIn(await bookOf(live, id), service, keys)] as const;
      const sites = new Map(await Promise.all(locationIds.map(siteOf)));
      const isOfKey = [...sites].every(([id, { file }]) => file?.versionId === live.get(id)?.versionId);
      return { reply: sites, isOfKey };
    });
  }

  async function estimates(
    live: LiveVersions,
    locationIds: readonly string[],
    service: PricedService,
  ): Promise<ReadonlyMap<string, SiteEstimate>> {
    if (!isOfCatalogue(service)) return (await estimatesOfCode(live, locationIds, service)).sites;
    return estimatesOfTemplate(live, locationIds, service);
  }

  async function offered(live: LiveVersions, locationId: string): Promise<SiteOffer> {
    const book = await bookOf(live, locationId);
    if (book === null) return { versionId: null, templateIds: new Set() };
    book.offered ??= new Set(
      serviceTemplates.filter((template) => estimateIn(book, template, keysOf(template)).offered).map(({ id }) => id),
    );
    return { versionId: book.file.versionId, templateIds: book.offered };
  }

  /** Also remembers of a code that no file lists it. */
  async function findCode(
    locationIds: readonly string[],
    codeTypes: readonly string[],
    code: string,
  ): Promise<FoundAnywhere> {
    const known = await readLive();
    const versions = locationIds.map((id) => [id, known.get(id)?.versionId]);
    const listed = await foundCodes.get(JSON.stringify([codeTypes, code, versions]), () =>
      readFresh(async (source) => {
        const read = await findListedCode(source, locationIds, codeTypes, code);
        const isOfKey = locationIds.every((id) => read.live.get(id)?.versionId === known.get(id)?.versionId);
        return { reply: read.listed, isOfKey };
      }),
    );
    return { listed, live: known };
  }

  return {
    live: readLive,
    estimates,
    findCode,
    offered,
  };
}

async function loadBook(db: Kysely<Tables>, locationId: string): Promise<PriceBook | null> {
  const listed = (await listedCharges(db, [locationId], catalogueCodes)).get(locationId);
  if (listed === undefined) return null;
  const byCode = Map.groupBy(listed.charges, (charge) => codeKey(charge.codeType, charge.code));
  return { file: listed.file, byCode, offered: undefined };
}

/** The cost of a service by the prices of a location, or without any. */
function estimateIn(book: PriceBook | null, service: PricedService, keys: readonly string[]): SiteEstimate {
  if (book === null) return siteEstimate(service, null, []);
  const charges = keys.flatMap((key) => book.byCode.get(key) ?? []);
  return siteEstimate(service, book.file, charges);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
