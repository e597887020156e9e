import type { InputOf, ReplyOf } from '@portico/contract';
import {
  requireLocation,
  requireLocationOf,
  requireServiceArea,
  locationModel,
  serviceAreaModel,
} from '../services/locations.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/** The locations of a service area. A single one is the current one. */
export async function selectLocation(
  input: InputOf<'selectLocation'>,
  visitor: Visitor,
  { settings: { healthSystem } }: Pick<Services, 'settings'>,
): Promise<ReplyOf<'selectLocation'>> {
  const area = requireServiceArea(healthSystem, input.svcArea);
  const [first, ...others] = area.locations;
  const chosen = input.location ?? (others.length === 0 ? first : undefined);
  return {
    ServiceArea: serviceAreaModel(healthSystem, area, visitor.language),
    Locations: area.locations.map((id) =>
      locationModel(healthSystem, requireLocation(healthSystem, id), visitor.language),
    ),
    CurrentLocationId: chosen === undefined ? '' : requireLocationOf(healthSystem, area, chosen).id,
  };
}
