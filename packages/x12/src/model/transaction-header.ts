/** ST and BHT of a 270 or 271. */
export interface TransactionHeader {
  /** ST02. */
  readonly controlNumber: string;
  /** ST03: the implementation guide. */
  readonly implementation: string | null;
  /** BHT02: 13 request, 01 cancellation, 36 authority to deduct; 11 response, 06 confirmation. */
  readonly purpose: string;
  /** BHT03: the submitter's own reference; a 271 returns the reference of its 270. */
  readonly reference: string | null;
  /** BHT04 as an ISO date. */
  readonly date: string;
  /** BHT05 as `HH:MM`, `HH:MM:SS` or with tenths or hundredths of a second. */
  readonly time: string;
  /** BHT06: `RT` and `RU`, which ask for a spend-down. */
  readonly transactionType: string | null;
}
