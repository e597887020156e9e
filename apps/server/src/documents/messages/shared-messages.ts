import type { AmountClaim } from '@portico/contract';

/** Of an estimate that is shared by a health link. */
export interface SharedMessages {
  readonly title: string;
  /** Of the amounts in a table. */
  readonly column: string;
  /** An amount as what it claims to be. */
  readonly claimed: Readonly<Record<AmountClaim, (amount: string) => string>>;
  /**
   * @param amount by `claimed`.
   * @param day on which it was shared, written out.
   */
  readonly amount: (amount: string, manner: string, day: string) => string;
}
