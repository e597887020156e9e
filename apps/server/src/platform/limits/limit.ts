/** A row of the table of limits: a number of tries, sends or things, a lifetime, or a pause. */
export interface Limit {
  /** Of whom or of what. */
  readonly subject: string;
  /** How many; null where the limit is a time alone. */
  readonly number: number | null;
  /** In how many seconds, or for how many; null where nothing but a success or staff ends the count. */
  readonly window: number | null;
  /** What the limit does, for docs/security.md. */
  readonly sentence: string;
}

/** Rows by name. */
export type LimitTable = Readonly<Record<string, Limit>>;
