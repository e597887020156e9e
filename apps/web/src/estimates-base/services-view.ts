import type { StateParams } from '@portico/contract';
import { servicesViewMemory as memory } from '../portal/personal-memory.ts';

type Params = StateParams<'estimates-services'>;

/** Remembers how the visitor searched for a service: the text of the search, and the open tab or category. */
export function rememberServicesView({ svcArea, location, category, search, tab, first }: Params): void {
  memory.remember(JSON.stringify({ svcArea, location, category, search, tab, first }));
}

/**
 * The parameters that open the services screen of a location as it was left. A category is opened again only at the
 * location where it was found: another location may not have it. Who began with the care goes back to all locations.
 */
export function withServicesView(place: Pick<Params, 'svcArea' | 'location' | 'token'>): Params {
  const { svcArea, location, category, first, ...anywhere } = recall();
  if (first !== undefined) {
    const { token } = place;
    return {
      ...anywhere,
      first,
      ...(category === undefined ? {} : { category }),
      ...(token === undefined ? {} : { token }),
    };
  }
  const isSamePlace = svcArea === place.svcArea && location === place.location;
  return { ...place, ...(isSamePlace && category !== undefined ? { category } : {}), ...anywhere };
}

function recall(): Omit<Params, 'token' | 'cRes'> {
  return JSON.parse(memory.recall() ?? '{}') as Omit<Params, 'token' | 'cRes'>;
}
