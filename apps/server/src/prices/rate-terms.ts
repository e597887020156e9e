import type { PriceItem } from '@portico/price-files';

type Rate = PriceItem['charges'][number]['rates'][number];

/** What rates have in common with others: whose they are, and the words that explain them. */
type RateTerms = Pick<Rate, 'payerName' | 'planName' | 'methodology' | 'algorithm' | 'notes'>;

/** Terms under their number, and how many rates have them. */
interface NumberedTerms {
  readonly id: number;
  readonly terms: RateTerms;
  rates: number;
}

/** Numbers the terms of rates: a file repeats a few hundred of them, a hundred thousand times. */
export interface TermsNumbers {
  /** The number of a rate's terms, which counts it. */
  numberOf(rate: Rate): number;
  /** More is remembered than memory should hold: call `take`. */
  isFull(): boolean;
  /**
   * Forgets the terms that are remembered, and returns them with their counts. Terms that come again get another number: whoever
   * reads goes by the names.
   */
  take(): Iterable<NumberedTerms>;
}

/** Characters of all terms that are remembered. Real files have some ten thousand. */
const MAX_CHARACTERS = 4_000_000;
/** What an entry takes besides its characters. */
const OVERHEAD = 100;

export function createTermsNumbers(): TermsNumbers {
  /** By name of the payer and of the plan first: these two are short, and all that many rates have. */
  let known = new Map<string, NumberedTerms>();
  let characters = 0;
  let last = 0;

  return {
    numberOf(rate) {
      const { payerName, planName, methodology, algorithm, notes } = rate;
      const key = `${payerName}\0${planName}\0${methodology}\0${algorithm ?? ''}\0${notes ?? ''}`;
      let found = known.get(key);
      if (found === undefined) {
        last += 1;
        found = { id: last, terms: rate, rates: 0 };
        known.set(key, found);
        characters += key.length + OVERHEAD;
      }
      found.rates += 1;
      return found.id;
    },
    isFull: () => characters > MAX_CHARACTERS,
    take() {
      const taken = known.values();
      known = new Map();
      characters = 0;
      return taken;
    },
  };
}
