/** What an estimate says of its amounts: integer cents, `null` for what is not known. */
export interface Bill {
  /** Where the care is given; decides which percentage of amounts generally billed holds. */
  readonly locationId: string;
  /** Gross charges of hospital and physicians. */
  readonly grossCents: number | null;
  /** What the patient would pay without help: the cash price, or their share with insurance. */
  readonly owedCents: number | null;
  /** What of `grossCents` are physicians' fees; 0 for none. */
  readonly physicianGrossCents: number | null;
  /** What of `owedCents` are physicians' fees; with insurance nothing tells them apart. */
  readonly physicianOwedCents: number | null;
}
