import type { InputOf, ReplyOf } from '@portico/contract';
import {
  requireLocation,
  requireLocationOf,
  requireServiceArea,
  locationModel,
  serviceAreaModel,
  shownLocations,
} from '../services/locations.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { EstimateServices } from '../services.ts';

/** The locations of a service area. A single one is the current one. */
export async function selectLocation(
  input: InputOf<'selectLocation'>,
  visitor: Visitor,
  { settings: { healthSystem }, prices }: EstimateServices,
): Promise<ReplyOf<'selectLocation'>> {
  const area = requireServiceArea(healthSystem, input.svcArea);
  const shown = shownLocations(healthSystem, await prices.live()).map(({ id }) => id);
  const ids = area.locations.filter((id) => shown.includes(id));
  const [first, ...others] = ids;
  const chosen = input.location ?? (others.length === 0 ? first : undefined);
  return {
    ServiceArea: serviceAreaModel(healthSystem, area, visitor.language),
    Locations: ids.map((id) => locationModel(healthSystem, requireLocation(healthSystem, id), visitor.language)),
    CurrentLocationId: chosen === undefined ? '' : requireLocationOf(healthSystem, area, chosen).id,
  };
}
