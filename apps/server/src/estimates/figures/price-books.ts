import { codeKey } from '@portico/estimate';
import type { Kysely } from 'kysely';
import { type ServiceTemplate, serviceTemplates } from '../../catalogue/index.ts';
import { listedCharges } from '../../prices/queries/listed-charges.ts';
import { findListedCode, type ListedCode } from '../../prices/queries/listed-codes.ts';
import { type LiveVersions, liveVersions } from '../../prices/queries/live-prices.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { catalogueCodes, codesOf, keysOf } from '../services/listed-spellings.ts';
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

/** What services cost, cached in memory by price version, so that the cache is never out of date, and never larger than its limits. */
export interface PriceBooks {
  live(): Promise<LiveVersions>;
  /** The cost of a service at several locations, by location. */
  estimates(
    live: LiveVersions,
    locationIds: readonly string[],
    service: PricedService,
  ): Promise<ReadonlyMap<string, SiteEstimate>>;
  /** A billed code, of any of these types, as the first of the locations lists it; undefined where none does. */
  findCode(
    live: LiveVersions,
    locationIds: readonly string[],
    codeTypes: readonly string[],
    code: string,
  ): Promise<ListedCode | undefined>;
  offered(live: LiveVersions, locationId: string): Promise<SiteOffer>;
}

/** Sites and charges of services whose estimates are remembered: about 20 MB, however many hospitals there are. */
const MAX_CHARGES = 50_000;

/** Templates that are remembered as offered, of all locations together: about 10 MB. */
const MAX_OFFERED = 200_000;

/** Billed codes whose words are remembered: about 10 MB. */
const MAX_CODES = 10_000;

/** What a service costs at each location, and how many charges that was made of. */
interface ServiceEstimates {
  readonly sites: ReadonlyMap<string, SiteEstimate>;
  readonly charges: number;
}

/**
 * @param db the primary: what is live is read there.
 * @param replica where what is long is read, where it is of what is live.
 */
export function createPriceBooks(db: Kysely<Tables>, replica = db): PriceBooks {
  const readFresh = createFreshRead({ primary: db, replica });
  const ofServices = createReplyCache<ServiceEstimates>(MAX_CHARGES, {
    weigh: ({ sites, charges }) => 1 + sites.size + charges,
    keptFrom: 'second',
  });
  const offers = createReplyCache<SiteOffer>(MAX_OFFERED, { weigh: ({ templateIds }) => 1 + templateIds.size });
  const foundCodes = createReplyCache<ListedCode | undefined>(MAX_CODES);

  /** One statement reads the charges of a service's codes at all locations, unless what they come to is remembered. */
  async function estimates(
    live: LiveVersions,
    locationIds: readonly string[],
    service: PricedService,
  ): Promise<ReadonlyMap<string, SiteEstimate>> {
    const versions = locationIds.map((id) => [id, live.get(id)?.versionId]);
    // The service of a billed code is made of the code, of the kind of care that it is, and of what the first of these files says of it.
    const { sites } = await ofServices.get(JSON.stringify([service.id, service.kinds, versions]), async () => {
      const { reply: listed, isOfKey } = await readFresh(async (source) => {
        const reply = await listedCharges(source, locationIds, codesOf(service));
        return { reply, isOfKey: locationIds.every((id) => reply.get(id)?.file.versionId === live.get(id)?.versionId) };
      });
      const made = locationIds.map((id) => {
        const { file = null, charges = [] } = listed.get(id) ?? {};
        return [id, siteEstimate(service, file, charges)] as const;
      });
      const charges = sumOf([...listed.values()].map((site) => site.charges.length));
      return { reply: { sites: new Map(made), charges }, isOfKey };
    });
    return sites;
  }

  function offered(live: LiveVersions, locationId: string): Promise<SiteOffer> {
    const versionId = live.get(locationId)?.versionId ?? null;
    return offers.get(JSON.stringify([locationId, versionId]), () =>
      readFresh(async (source) => {
        const reply = await readOffer(source, locationId);
        return { reply, isOfKey: reply.versionId === versionId };
      }),
    );
  }

  /** Also remembers of a code that no file lists it. */
  function findCode(
    live: LiveVersions,
    locationIds: readonly string[],
    codeTypes: readonly string[],
    code: string,
  ): Promise<ListedCode | undefined> {
    const versions = locationIds.map((id) => [id, live.get(id)?.versionId]);
    return foundCodes.get(JSON.stringify([codeTypes, code, versions]), () =>
      readFresh(async (source) => {
        const read = await findListedCode(source, locationIds, codeTypes, code);
        const isOfKey = locationIds.every((id) => read.live.get(id)?.versionId === live.get(id)?.versionId);
        return { reply: read.listed, isOfKey };
      }),
    );
  }

  return { live: sharedRead(() => liveVersions(db)), estimates, findCode, offered };
}

/** The templates that a location offers, by its charges for the codes of the whole catalogue. These are not kept. */
async function readOffer(db: Kysely<Tables>, locationId: string): Promise<SiteOffer> {
  const listed = (await listedCharges(db, [locationId], catalogueCodes)).get(locationId);
  if (listed === undefined) return { versionId: null, templateIds: new Set() };
  const { file, charges } = listed;
  const byCode = Map.groupBy(charges, (charge) => codeKey(charge.codeType, charge.code));
  const chargesOf = (template: ServiceTemplate) => keysOf(template).flatMap((key) => byCode.get(key) ?? []);
  const offered = serviceTemplates.filter((template) => siteEstimate(template, file, chargesOf(template)).offered);
  return { versionId: file.versionId, templateIds: new Set(offered.map(({ id }) => id)) };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
