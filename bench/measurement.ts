/** One thing measured, beside a peer that did the same work in the same run: a ratio counts, not a second. */
export interface Measurement {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly peer: { readonly name: string; readonly value: number };
  /** Further figures by name, units in the name: `p99 ms`, `peak memory MB`. */
  readonly more: Readonly<Record<string, number>>;
}
