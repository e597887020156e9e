/** One measurement, next to a peer that did the same work in the same run. The ratio counts, not the seconds. */
export interface Measurement {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly peer: { readonly name: string; readonly value: number };
  /** The least or the most that is allowed, where there is such a budget: a run that passes it has failed. */
  readonly budget?: { readonly least: number } | { readonly most: number };
  /** Further figures by name, with the unit in the name: `p99 ms`, `peak memory MB`. */
  readonly more: Readonly<Record<string, number>>;
}

/** Whether a measurement keeps its budget. A figure that is none does not. */
export function keepsBudget({ value, budget }: Measurement): boolean {
  if (budget === undefined) return true;
  return 'most' in budget ? value <= budget.most : value >= budget.least;
}
