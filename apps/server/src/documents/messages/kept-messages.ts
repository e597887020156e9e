/** An estimate that one keeps by a number. */
export interface KeptMessages {
  /** Above the steps to the amount. */
  working: string;
  /** Above what the amount is made of. */
  included: string;
}
