import { codeKey, type RatedCharge } from '@portico/estimate';
import type { Kysely } from 'kysely';
import { isOfAddendumB } from '../../catalogue/index.ts';
import type { PriceFile } from '../../prices/queries/listed-charges.ts';
import { payorCharges, type PayorCharges } from '../../prices/queries/negotiated-rates.ts';
import type { LiveVersion, LiveVersions } from '../../prices/queries/live-prices.ts';
import { undecidedNames } from '../../prices/queries/payor-names.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { planOfPayor, type PlanOfPayor } from '../../prices/payors/plan-of-payor.ts';
import { suggestPayor } from '../../prices/payors/suggest-payor.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { createFreshRead } from '../services/read-fresh.ts';
import { createReplyCache } from '../services/reply-cache.ts';
import { codesOf, keysOf } from '../services/listed-spellings.ts';
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

/** Negotiated rates of services, cached in memory by everything that they depend on. */
export interface RateBooks {
  /** The rates for a service at several locations, by location. */
  rates(
    live: LiveVersions,
    locationIds: readonly string[],
    service: PricedService,
    asked: AskedPlan,
  ): Promise<ReadonlyMap<string, SiteRates>>;
}

/** Charges and rates that are remembered, of all payors, services and locations: about 40 MB. */
const MAX_RATES = 100_000;

/** Locations whose names are remembered that staff have to decide on. */
const MAX_LOCATIONS = 1000;

/** One payor's rates for the codes of a service, by location. */
type ServiceRates = ReadonlyMap<string, PayorCharges>;

/** Payors with a name similar to one in a location's file, on which staff have not decided. */
type LikelyPayors = ReadonlySet<string>;

/**
 * What is remembered goes by price version and by the time of the last decision on a payer's name. Both are read at each request, so
 * that a new file and a correction by staff take effect at once.
 *
 * @param db the primary.
 * @param replica where they are read, where it is of what is live.
 */
export function createRateBooks(db: Kysely<Tables>, payors: HealthSystem['payors'], replica = db): RateBooks {
  const readFresh = createFreshRead({ primary: db, replica });
  const ofServices = createReplyCache<ServiceRates>(MAX_RATES, { weigh: weightOf });
  const likely = createReplyCache<LikelyPayors>(MAX_LOCATIONS);

  async function likelyPayors(live: LiveVersions, locationId: string): Promise<LikelyPayors> {
    const version = live.get(locationId);
    return likely.get(JSON.stringify([locationId, version]), () =>
      readFresh(async (source) => {
        const read = await undecidedNames(source, locationId);
        const suggested = read?.names.flatMap((name) => suggestPayor(name, payors)?.payorId ?? []);
        return { reply: new Set(suggested), isOfKey: isOf(version, read) };
      }),
    );
  }

  /** One statement reads the rates of all locations, unless they are remembered. */
  function ratesOf(
    live: LiveVersions,
    locationIds: readonly string[],
    service: PricedService,
    payorId: string,
  ): Promise<ServiceRates> {
    const codes = codesOf(service);
    const versions = locationIds.map((id) => [id, live.get(id)]);
    return ofServices.get(JSON.stringify([payorId, codes, versions]), () =>
      readFresh(async (source) => {
        const reply = await payorCharges(source, locationIds, codes, payorId);
        return { reply, isOfKey: locationIds.every((id) => isOf(live.get(id), versionOf(reply.get(id)))) };
      }),
    );
  }

  async function siteRates(
    live: LiveVersions,
    locationId: string,
    service: PricedService,
    { payorId, planName }: AskedPlan,
    read: PayorCharges | undefined,
  ): Promise<SiteRates> {
    const names = read?.names ?? [];
    const byCode = Map.groupBy(read?.charges ?? [], ({ codeType, code }) => codeKey(codeType, code));
    return {
      file: read?.file ?? null,
      charges: keysOf(service)
        .flatMap((key) => byCode.get(key) ?? [])
        .filter(({ codeType }) => codeType !== 'APC' || isOfAddendumB(read?.file.lastUpdatedOn ?? null)),
      plan: planOfPayor(names, planName),
      outOfNetwork:
        read !== undefined &&
        read.hasRates &&
        names.length === 0 &&
        !(await likelyPayors(live, locationId)).has(payorId),
    };
  }

  return {
    async rates(live, locationIds, service, asked) {
      const read = await ratesOf(live, locationIds, service, asked.payorId);
      return new Map(
        await Promise.all(
          locationIds.map(async (id) => [id, await siteRates(live, id, service, asked, read.get(id))] as const),
        ),
      );
    },
  };
}

function weightOf(sites: ServiceRates): number {
  const charges = [...sites.values()].flatMap((site) => site.charges);
  return charges.reduce((sum, charge) => sum + 1 + charge.rates.length, 1 + sites.size);
}

function versionOf(read: PayorCharges | undefined): LiveVersion | undefined {
  return read && { versionId: read.file.versionId, namesDecidedAt: read.namesDecidedAt };
}

/** Whether what was read is of that version: a replica that lags behind may answer from another one. */
function isOf(version: LiveVersion | undefined, read: LiveVersion | null | undefined): boolean {
  return read?.versionId === version?.versionId && read?.namesDecidedAt === version?.namesDecidedAt;
}
