import { useState } from 'react';
import type { MilesBySite, SiteOrder } from './order-sites.ts';

/** How the sites are ordered, and from where their distances are reckoned. */
export interface DistanceChoice {
  /** As typed. */
  readonly zip: string;
  /** The ZIP code of `miles`; '' without them. */
  readonly from: string;
  /** null until they are asked for. */
  readonly miles: MilesBySite | null;
  readonly order: SiteOrder;
}

const noChoice: DistanceChoice = { zip: '', from: '', miles: null, order: 'price' };

/** In the memory of the document alone, and of one guest: going back finds it, a reload and another tab do not. */
let kept: { readonly token: string | undefined; readonly choice: DistanceChoice } | null = null;

const keptFor = (token: string | undefined) => (kept?.token === token ? kept?.choice : undefined) ?? noChoice;

/** The choice of the guest of this token, and how to change parts of it. */
export function useDistanceChoice(token: string | undefined) {
  const [choice, setChoice] = useState(() => keptFor(token));
  const change = (part: Partial<DistanceChoice>) => {
    kept = { token, choice: { ...keptFor(token), ...part } };
    setChoice(kept.choice);
  };
  return { choice, change };
}
