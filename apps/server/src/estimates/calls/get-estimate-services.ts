import { type InputOf, type ReplyOf, textOf } from '@portico/contract';
import { serviceCategories } from '../../catalogue/index.ts';
import { codesOf } from '../services/billed-codes.ts';
import { offeredServices } from '../services/offered-services.ts';
import { requireLocationOf, requireServiceArea, locationModel, serviceAreaModel } from '../services/locations.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { EstimateServices } from '../services.ts';
import { earnGuestToken } from '../earn-guest-token.ts';

/**
 * Gives or renews the guest's token (a signed-in person needs none). Lists the categories with the services that the location offers,
 * or without a location the service area, or without that the whole system. A category without services there is left out.
 */
export async function getEstimateServices(
  input: InputOf<'getEstimateServices'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'getEstimateServices'>> {
  const { healthSystem } = services.settings;
  const area = input.svcArea === undefined ? null : requireServiceArea(healthSystem, input.svcArea);
  const location = area && input.location !== undefined ? requireLocationOf(healthSystem, area, input.location) : null;
  const token = visitor.session === null ? await earnGuestToken(input, visitor, services) : '';
  const live = await services.prices.live();
  const siteIds = location ? [location.id] : (area?.locations ?? healthSystem.locations.map(({ id }) => id));
  const { templates: offered } = await offeredServices(services.prices, live, siteIds);
  const categories = serviceCategories.map((category) => {
    const inside = offered.filter((template) => template.category === category.id);
    return {
      Id: category.id,
      Name: textOf(category.name, visitor.language),
      Description: textOf(category.description, visitor.language),
      Codes: [...new Set(inside.flatMap(codesOf))],
      imageClass: category.imageClass,
      Count: inside.length,
    };
  });
  return {
    GuestToken: token,
    ServiceArea: area && serviceAreaModel(healthSystem, area, visitor.language),
    CurrentLocation: location && locationModel(healthSystem, location, visitor.language),
    CommonCount: offered.filter((template) => template.common).length,
    Categories: categories.filter((category) => category.Count > 0),
    Total: offered.length,
  };
}
