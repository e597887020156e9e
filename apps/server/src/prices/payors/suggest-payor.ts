import type { PayorDecision, PayerName } from '../queries/payor-names.ts';
import { wordsOf } from '../words.ts';
import type { HealthSystemPayor } from '../../platform/settings/health-system.ts';

/** What of a payor's settings tells its names. */
export type SuggestiblePayor = Pick<HealthSystemPayor, 'id' | 'name' | 'otherNames' | 'plans'>;

/** Words that do not tell one insurer from another. */
const common: ReadonlySet<string> = new Set(
  'a and assurance co company corp corporation group health healthcare inc insurance insurer llc medical network of plan plans services the'.split(
    ' ',
  ),
);

/** A plan name of these words alone means every plan. */
const everyPlan: ReadonlySet<string> = new Set(
  'all any commercial default every plan plans product products'.split(' '),
);

/**
 * Names with a lower likeness are different names. One word in common of two is too little, as in two names with
 * "Mutual".
 */
const LEAST_LIKENESS = 0.6;

/**
 * The payor that a name of a price file probably means; null if none is similar, or two are equally similar. This is a
 * suggestion that staff confirm, never a decision: the names of insurers are too similar for that.
 */
export function suggestPayor(
  { payerName, planName }: PayerName,
  payors: readonly SuggestiblePayor[],
): PayorDecision | null {
  const ranked = payors
    .map((payor) => ({ payor, likeness: likenessTo(payerName, payor) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  const [best, next] = ranked;
  if (best === undefined || best.likeness < LEAST_LIKENESS || best.likeness === next?.likeness) return null;
  return { payorId: best.payor.id, portalPlan: suggestPlan(planName, best.payor) };
}

/** The plan as the payor's settings spell it, or else as the file does; null for a name that means all plans. */
export function suggestPlan(planName: string, { plans }: SuggestiblePayor): string | null {
  const words = wordsOf(planName);
  if (words.every((word) => everyPlan.has(word))) return null;
  const known = plans.find(({ name }) => wordsOf(name).join(' ') === words.join(' '));
  return known?.name ?? planName.trim();
}

/** The highest likeness of the payor's names: from 0, no word in common, to 1, the same words. */
function likenessTo(payerName: string, { name, otherNames }: SuggestiblePayor): number {
  return Math.max(
    ...[name, ...otherNames].map((each) => likeness(distinctiveWords(payerName), distinctiveWords(each))),
  );
}

/**
 * The Dice coefficient: twice the number of common words, divided by the number of words of both. A name that begins with all
 * words of the other is likely a product of it, as `UHC Choice Plus`; the more words, the likelier.
 */
function likeness(ones: readonly string[], others: readonly string[]): number {
  if (ones.length === 0 || others.length === 0) return 0;
  const shared = commonShare(ones, others);
  const beginsAlike = others.every((word, at) => ones[at] !== undefined && isSameWord(ones[at], word));
  return beginsAlike ? Math.max(shared, LEAST_LIKENESS + others.length / 100) : shared;
}

function commonShare(ones: readonly string[], others: readonly string[]): number {
  const free = [...others];
  let shared = 0;
  for (const word of ones) {
    const at = free.findIndex((other) => isSameWord(word, other));
    if (at < 0) continue;
    free.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (ones.length + others.length);
}

/** Without the common words, unless there are no others. */
function distinctiveWords(name: string): string[] {
  const all = wordsOf(name);
  const telling = all.filter((word) => !common.has(word));
  return telling.length > 0 ? telling : all;
}

/** The same word, or a short form of it: price files cut words off or leave out vowels, as in `calif` and `mrdn`. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 3) return false;
  return (short.length >= 4 && long.startsWith(short)) || short === withoutVowels(long);
}

function withoutVowels(word: string): string {
  return word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '');
}
