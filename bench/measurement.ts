/** One measurement, next to a peer that did the same work in the same run. The ratio counts, not the seconds. */
export interface Measurement {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly peer: { readonly name: string; readonly value: number };
  /** Further figures by name, with the unit in the name: `p99 ms`, `peak memory MB`. */
  readonly more: Readonly<Record<string, number>>;
}
