import type { InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import type { EstimateServices } from '../services.ts';
import { milesBetween, positionOf, positionOfZip } from '../services/distance.ts';
import { shownLocations } from '../services/locations.ts';

/** How far each site is from a ZIP code. The ZIP code is used for that, and goes nowhere else. */
export async function siteDistances(
  { zip, token }: InputOf<'siteDistances'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'siteDistances'>> {
  await requireEstimateOwner(token, visitor, services);
  const from = await positionOfZip(zip);
  if (from === null) return { IsKnown: false, Distances: [] };
  const locations = shownLocations(services.settings.healthSystem, await services.prices.live());
  const positions = await Promise.all(locations.map(positionOf));
  const Distances = locations.flatMap(({ id }, at) => {
    const to = positions[at] ?? null;
    return to === null ? [] : [{ LocationId: id, Miles: Math.round(milesBetween(from, to)) }];
  });
  return { IsKnown: true, Distances };
}
