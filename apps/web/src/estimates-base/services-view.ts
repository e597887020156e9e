import type { Language, StateParams } from '@portico/contract';
import { servicesViewMemory as memory } from '../portal/personal-memory.ts';

type Params = StateParams<'estimates-services'>;

/** What stands above the services of a category, which a reload shows before it is loaded again. */
export interface CategoryHead {
  readonly title: string;
  readonly lead: string;
  readonly language: Language;
}

interface Remembered extends Omit<Params, 'token' | 'cRes'> {
  readonly head?: CategoryHead;
}

/** Remembers how the visitor searched for a service: the text of the search, and the open tab or category. */
export function rememberServicesView(params: Params, head?: CategoryHead): void {
  const { svcArea, location, category, search, tab, first } = params;
  memory.remember(JSON.stringify({ svcArea, location, category, search, tab, first, head }));
}

/** What stood above the services of a category when they were last open, in a language. */
export function recallCategoryHead(category: string, language: Language): CategoryHead | undefined {
  const view = recall();
  return view.category === category && view.head?.language === language ? view.head : undefined;
}

/**
 * The parameters that open the services screen of a location as it was left. A category is opened again only at the
 * location where it was found: another location may not have it. Who began with the care goes back to all locations.
 */
export function withServicesView(place: Pick<Params, 'svcArea' | 'location' | 'token'>): Params {
  const { svcArea, location, category, first, head: _shown, ...anywhere } = recall();
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

function recall(): Remembered {
  return JSON.parse(memory.recall() ?? '{}') as Remembered;
}
