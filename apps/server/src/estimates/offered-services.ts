import { serviceTemplates, type ServiceTemplate } from '../catalogue/index.ts';
import type { LiveVersions, PriceBooks } from './price-books.ts';

/** The templates that some of these locations offer, in the order of the catalogue. */
export async function offeredServices(
  prices: PriceBooks,
  live: LiveVersions,
  locationIds: readonly string[],
): Promise<readonly ServiceTemplate[]> {
  const offers = await Promise.all(locationIds.map((id) => prices.offered(live, id)));
  return serviceTemplates.filter((template) => offers.some((offer) => offer.has(template.id)));
}
