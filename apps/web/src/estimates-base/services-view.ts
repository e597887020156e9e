import type { StateParams } from '@portico/contract';
import { servicesViewMemory as memory } from '../portal/personal-memory.ts';

type Params = StateParams<'estimates-services'>;

/** Remembers how a service was looked for: what stood in the search, and which tab or kind of care was open. */
export function rememberServicesView({ svcArea, location, category, search, tab }: Params): void {
  memory.remember(JSON.stringify({ svcArea, location, category, search, tab }));
}

/**
 * The parameters that open the services screen at a place as it was left. A kind of care is opened again only where it was
 * found: another place may not have it.
 */
export function withServicesView(place: Pick<Params, 'svcArea' | 'location' | 'token'>): Params {
  const { svcArea, location, category, ...anywhere } = recall();
  const isSamePlace = svcArea === place.svcArea && location === place.location;
  return { ...place, ...(isSamePlace && category !== undefined ? { category } : {}), ...anywhere };
}

function recall(): Omit<Params, 'token' | 'cRes'> {
  return JSON.parse(memory.recall() ?? '{}') as Omit<Params, 'token' | 'cRes'>;
}
