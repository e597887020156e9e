import { serviceTemplates, type ServiceTemplate } from '../../catalogue/index.ts';
import type { LiveVersions } from '../../prices/queries/live-prices.ts';
import type { PriceBooks } from '../figures/price-books.ts';

/** What some locations offer. */
export interface OfferedServices {
  /** In the order of the catalogue. */
  readonly templates: readonly ServiceTemplate[];
  /** Whether every price that was read is of the live version: a replica that lags behind may answer from another one. */
  readonly isOfLive: boolean;
}

/** The templates that some of these locations offer. */
export async function offeredServices(
  prices: PriceBooks,
  live: LiveVersions,
  locationIds: readonly string[],
): Promise<OfferedServices> {
  const offers = await Promise.all(locationIds.map((id) => prices.offered(live, id)));
  return {
    templates: serviceTemplates.filter((template) => offers.some((offer) => offer.templateIds.has(template.id))),
    isOfLive: locationIds.every((id, at) => offers[at]?.versionId === (live.get(id)?.versionId ?? null)),
  };
}
