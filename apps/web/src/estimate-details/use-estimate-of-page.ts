import { useState } from 'react';
import type { DetailsParams } from './details-params.ts';

/** The addresses under which a page shows one and the same estimate. The first one names it. */
export type EstimateOfPage = readonly [string, ...string[]];

/** What of an address tells one estimate from another. A place can be chosen in an estimate; it stays the same one. */
export function estimateKey({ svcArea = '', template = '', estimate = '' }: DetailsParams): string {
  return [svcArea, template, estimate].join('|');
}

/** Another address is another estimate, unless a change of this one has led there. */
export function estimateAt(shown: EstimateOfPage, key: string): EstimateOfPage {
  return shown.includes(key) ? shown : [key];
}

/** A change of the estimate leads to another address, as that of a saved one does (docs/decisions/0029). */
export function movedTo(shown: EstimateOfPage, key: string): EstimateOfPage {
  return shown.includes(key) ? shown : [...shown, key];
}

/**
 * Names the estimate that the page shows, for React: what was typed, asked or awaited for one must not land on another that is
 * opened in its place, as by going back.
 */
export function useEstimateOfPage(params: DetailsParams): {
  readonly name: string;
  readonly onMove: (next: DetailsParams) => void;
} {
  const key = estimateKey(params);
  const [known, setKnown] = useState<EstimateOfPage>([key]);
  const shown = estimateAt(known, key);
  if (shown !== known) setKnown(shown);
  return { name: shown[0], onMove: (next) => setKnown((before) => movedTo(before, estimateKey(next))) };
}
