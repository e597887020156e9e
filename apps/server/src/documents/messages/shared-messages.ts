/** Of an estimate that is shared by a health link. */
export interface SharedMessages {
  readonly title: string;
  /** Of the amounts in a table. */
  readonly column: string;
  /** @param day on which it was shared, written out. */
  readonly amount: (amount: string, manner: string, day: string) => string;
}
