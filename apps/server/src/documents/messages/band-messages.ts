/** The ends of a range of prices. */
interface RangeEnds {
  readonly low: string;
  readonly high: string;
}

/** The ends, and what the file says of each: '' for nothing. */
interface NamedEnds extends RangeEnds {
  readonly lowest: string;
  readonly highest: string;
}

/** What may move an amount, in one language. Amounts are already formatted. */
export interface BandMessages {
  /** The band in words: of one that is open upward with one amount, and with two. */
  atLeast(amount: string): string;
  rangeOrMore(range: string): string;
  /** The prices of the file that are paid without insurance. */
  prices(range: string): string;
  /** The rates that were agreed with the insurer: what the patient would owe by the lowest and the highest. */
  rates(range: string): string;
  /** Why the prices of one part differ by more than two times: what sets the lowest and the highest apart. */
  wide: Readonly<
    Record<'paid' | 'unknown', (ends: RangeEnds) => string> &
      Record<'plans' | 'notes' | 'items' | 'modifiers' | 'departments', (ends: NamedEnds) => string>
  >;
  /** What is owed once deductibles are met; `isFamily` of one deductible, `several` where there are several. */
  deductible(met: { amount: string; isFamily: boolean; several: boolean }): string;
  /** What is owed by the lowest of several figures of what is left of the yearly maximum. */
  maximum(amount: string): string;
  /** Names of the parts without a price. */
  unpriced(names: string): string;
  /** Names of the parts that only some of the plans price which can be the patient's. */
  pricedBySome(names: string): string;
  unknownBenefits: string;
  /** One day of a copay by the day is counted, of a stay whose days nobody knows. */
  daysUnknown: string;
  /** The plan pays for so many days of a stay, and nobody knows how long it will be. */
  limitOfDays: string;
  /** The plan pays for so many visits or days, and less is left than the care takes. */
  limitReached: string;
  outOfNetwork: string;
  /** The care is in the network of the first insurance alone. */
  secondOutOfNetwork: string;
}
