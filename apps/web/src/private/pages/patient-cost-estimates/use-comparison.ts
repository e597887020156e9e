import type { SavedEstimate } from '@portico/contract';
import { useState } from 'react';

export interface ComparisonChoice {
  /** Those that are chosen and still there, in the order in which they were chosen. */
  readonly chosen: readonly SavedEstimate[];
  readonly isChosen: (estimate: SavedEstimate) => boolean;
  readonly toggle: (estimate: SavedEstimate) => void;
  /** Two are chosen. */
  readonly isFull: boolean;
}

/** Which saved estimates are to be compared: two at most. */
export function useComparison(estimates: readonly SavedEstimate[]): ComparisonChoice {
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = ids.flatMap((id) => estimates.find((each) => each.SavedEstimateId === id) ?? []);
  const isChosen = ({ SavedEstimateId }: SavedEstimate) =>
    chosen.some((each) => each.SavedEstimateId === SavedEstimateId);
  return {
    chosen,
    isChosen,
    toggle: (estimate) => {
      const others = chosen.filter((each) => each !== estimate).map(({ SavedEstimateId }) => SavedEstimateId);
      setIds(isChosen(estimate) ? others : [...others, estimate.SavedEstimateId]);
    },
    isFull: chosen.length === 2,
  };
}
