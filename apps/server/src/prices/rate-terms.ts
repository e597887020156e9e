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
  /**
   * The number of a rate's terms, which counts it.
   *
   * @param place of the rate in its charge: at one place, most charges have the same terms.
   */
  numberOf(rate: Rate, place: number): number;
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
  /** By the place of the rate that had them last. */
  let latest: NumberedTerms[] = [];
  let characters = 0;
  let last = 0;

  function find(rate: Rate): NumberedTerms {
    const { payerName, planName, methodology, algorithm, notes } = rate;
    const key = `${payerName}\0${planName}\0${methodology}\0${algorithm ?? ''}\0${notes ?? ''}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    last += 1;
    const added = { id: last, terms: copyOf(rate), rates: 0 };
    known.set(key, added);
    characters += key.length + OVERHEAD;
    return added;
  }

  return {
    numberOf(rate, place) {
      const likely = latest[place];
      const found = likely !== undefined && areSame(likely.terms, rate) ? likely : find(rate);
      latest[place] = found;
      found.rates += 1;
      return found.id;
    },
    isFull: () => characters > MAX_CHARACTERS,
    take() {
      const taken = known.values();
      known = new Map();
      latest = [];
      characters = 0;
      return taken;
    },
  };
}

/** The reader has each text of payers and plans in memory once, so that comparing mostly takes no look at the characters. */
function areSame(terms: RateTerms, rate: Rate): boolean {
  return (
    terms.payerName === rate.payerName &&
    terms.planName === rate.planName &&
    terms.methodology === rate.methodology &&
    terms.algorithm === rate.algorithm &&
    terms.notes === rate.notes
  );
}

/** A text of the reader may hold the piece of the file that it was cut from in memory: a copy does not. */
function copyOf({ payerName, planName, methodology, algorithm, notes }: Rate): RateTerms {
  return {
    payerName: textOf(payerName),
    planName: textOf(planName),
    methodology,
    algorithm: algorithm === undefined ? undefined : textOf(algorithm),
    notes: notes === undefined ? undefined : textOf(notes),
  };
}

const textOf = (text: string): string => Buffer.from(text).toString();
