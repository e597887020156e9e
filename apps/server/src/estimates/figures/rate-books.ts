import { codeKey, type RatedCharge } from '@portico/estimate';
import type { Kysely } from 'kysely';
import type { PriceFile } from '../../prices/queries/listed-charges.ts';
import { payorCharges, type PayorCharges } from '../../prices/queries/negotiated-rates.ts';
import type { LiveVersion } from '../../prices/queries/live-prices.ts';
import { undecidedNames } from '../../prices/queries/payor-names.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { planOfPayor, type PlanOfPayor } from '../../prices/payors/plan-of-payor.ts';
import { suggestPayor } from '../../prices/payors/suggest-payor.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { createReplyCache } from '../services/reply-cache.ts';
import { catalogueCodes, codesOf, isOfCatalogue, keysOf } from '../services/listed-spellings.ts';
import type { LiveVersions } from './price-books.ts';
import type { PricedService } from './priced-service.ts';

/** Whose rates are asked for: a payor of the portal, and the plan as the insurer named it; '' where it has not. */
interface AskedPlan {
  readonly payorId: string;
  readonly planName: string;
}

/** What a payor negotiated for a service at a location. */
export interface SiteRates {
  /** Null where the location has no prices. */
  readonly file: PriceFile | null;
  /** Charges of the service's codes, each with the rates of the payor alone, of all its plans. */
  readonly charges: readonly RatedCharge[];
  /** Which of the rates are the patient's. */
  readonly plan: PlanOfPayor;
  /**
   * The location's file has rates of payers, but none of this payor for any code. False until staff have decided on all names that
   * are similar to the payor's.
   */
  readonly outOfNetwork: boolean;
}

/** Negotiated rates of the catalogue's services, cached in memory by everything that they depend on. */
export interface RateBooks {
  /** The rates for a service at several locations, by location. */
  rates(
    live: LiveVersions,
    locationIds: readonly string[],
    service: PricedService,
    asked: AskedPlan,
  ): Promise<ReadonlyMap<string, SiteRates>>;
}

/** The number of cached books: one for each payor of visitors, at each location. */
const MAX_BOOKS = 500;

/** One payor's rates for the codes of the catalogue at one location. */
interface RateBook extends Omit<PayorCharges, 'charges'> {
  readonly byCode: ReadonlyMap<string, readonly RatedCharge[]>;
}

/** Payors with a name similar to one in a location's file, on which staff have not decided. */
type LikelyPayors = ReadonlySet<string>;

/**
 * A book is cached by price version and by the time of the last decision on a payer's name. Both are read at each request, so that a
 * new file and a correction by staff take effect at once.
 *
 * @param db where price reads go: a replica when there is one.
 */
export function createRateBooks(db: Kysely<Tables>, payors: HealthSystem['payors']): RateBooks {
  const books = createReplyCache<RateBook | null>(MAX_BOOKS);
  const likely = createReplyCache<LikelyPayors>(MAX_BOOKS);

  async function likelyPayors(live: LiveVersions, locationId: string): Promise<LikelyPayors> {
    const version = live.get(locationId);
    return likely.get(keyOf(locationId, version), async () => {
      const read = await undecidedNames(db, locationId);
      const suggested = read?.names.flatMap((name) => suggestPayor(name, payors)?.payorId ?? []);
      return { reply: new Set(suggested), isOfKey: isOf(version, read) };
    });
  }

  function bookOf(live: LiveVersions, locationId: string, payorId: string): Promise<RateBook | null> {
    const version = live.get(locationId);
    if (version === undefined) return Promise.resolve(null);
    return books.get(keyOf(locationId, version, payorId), async () => {
      const book = await loadBook(db, locationId, catalogueCodes, payorId);
      return { reply: book, isOfKey: isOf(version, book && { ...book, versionId: book.file.versionId }) };
    });
  }

  async function siteRates(
    live: LiveVersions,
    locationId: string,
    service: PricedService,
    { payorId, planName }: AskedPlan,
  ): Promise<SiteRates> {
    const book = isOfCatalogue(service)
      ? await bookOf(live, locationId, payorId)
      : await loadBook(db, locationId, codesOf(service), payorId);
    const names = book?.names ?? [];
    return {
      file: book?.file ?? null,
      charges: keysOf(service).flatMap((key) => book?.byCode.get(key) ?? []),
      plan: planOfPayor(names, planName),
      outOfNetwork:
        book !== null && book.hasRates && names.length === 0 && !(await likelyPayors(live, locationId)).has(payorId),
    };
  }

  return {
    rates: async (live, locationIds, service, asked) =>
      new Map(
        await Promise.all(locationIds.map(async (id) => [id, await siteRates(live, id, service, asked)] as const)),
      ),
  };
}

async function loadBook(
  db: Kysely<Tables>,
  locationId: string,
  codes: readonly string[],
  payorId: string,
): Promise<RateBook | null> {
  const read = (await payorCharges(db, [locationId], codes, payorId)).get(locationId);
  if (read === undefined) return null;
  const { charges, ...book } = read;
  return { ...book, byCode: Map.groupBy(charges, ({ codeType, code }) => codeKey(codeType, code)) };
}

function keyOf(locationId: string, version: LiveVersion | undefined, payorId?: string): string {
  return JSON.stringify([locationId, version?.versionId, version?.namesDecidedAt, payorId]);
}

/** Whether what was read is of that version: a replica that lags behind may answer from another one. */
function isOf(version: LiveVersion | undefined, read: LiveVersion | null): boolean {
  return read?.versionId === version?.versionId && read?.namesDecidedAt === version?.namesDecidedAt;
}
