import type { StateName } from '@portico/contract';

/** How often each page was opened since this process started. */
export interface PageCounts {
  readonly count: (state: StateName) => void;
  readonly all: () => ReadonlyMap<StateName, number>;
}

export function createPageCounts(): PageCounts {
  const counts = new Map<StateName, number>();
  return {
    count: (state) => void counts.set(state, (counts.get(state) ?? 0) + 1),
    all: () => counts,
  };
}
