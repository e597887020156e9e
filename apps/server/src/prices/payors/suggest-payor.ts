import type { PayorDecision, PayerName } from '../queries/payor-names.ts';
import { wordsOf } from '../words.ts';
import type { HealthSystemPayor } from '../../platform/settings/health-system.ts';

/** What is looked at of a payor. */
type Payor = Pick<HealthSystemPayor, 'id' | 'name' | 'otherNames' | 'plans'>;

/** Words that tell no insurer from another. */
const common: ReadonlySet<string> = new Set(
  'a and assurance co company corp corporation group health healthcare inc insurance insurer llc medical network of plan plans services the'.split(
    ' ',
  ),
);

/** Plan names of these words alone stand for every plan. */
const everyPlan: ReadonlySet<string> = new Set(
  'all any commercial default every plan plans product products'.split(' '),
);

/** Names that have less in common are two names: one word of two tells nothing, as in two that are both "Mutual". */
const LEAST_LIKENESS = 0.6;

/**
 * Which payor a name of a price file is likely to stand for; null where none is like it, or two are alike. A suggestion for
 * staff to confirm and never a decision: the names of insurers are too much alike for that.
 */
export function suggestPayor({ payerName, planName }: PayerName, payors: readonly Payor[]): PayorDecision | null {
  const ranked = payors
    .map((payor) => ({ payor, likeness: likenessTo(payerName, payor) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  const [best, next] = ranked;
  if (best === undefined || best.likeness < LEAST_LIKENESS || best.likeness === next?.likeness) return null;
  return { payorId: best.payor.id, portalPlan: suggestPlan(planName, best.payor) };
}

/** The plan as the payor's settings spell it, else as the file does; null for a name that stands for all plans. */
function suggestPlan(planName: string, { plans }: Payor): string | null {
  const words = wordsOf(planName);
  if (words.every((word) => everyPlan.has(word))) return null;
  const known = plans.find(({ name }) => wordsOf(name).join(' ') === words.join(' '));
  return known?.name ?? planName.trim();
}

/** Of the payor's names the one most alike: from 0, nothing in common, to 1, the same words. */
function likenessTo(payerName: string, { name, otherNames }: Payor): number {
  return Math.max(...[name, ...otherNames].map((each) => likeness(tellingWords(payerName), tellingWords(each))));
}

/** Twice the words in common, of the words of both (Dice). */
function likeness(ones: readonly string[], others: readonly string[]): number {
  if (ones.length === 0 || others.length === 0) return 0;
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

/** Without the words that tell nothing, unless there are no others. */
function tellingWords(name: string): string[] {
  const all = wordsOf(name);
  const telling = all.filter((word) => !common.has(word));
  return telling.length > 0 ? telling : all;
}

/** The same word, or one cut short or without its vowels, as price files shorten names: `calif`, `mrdn`. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 3) return false;
  return (short.length >= 4 && long.startsWith(short)) || short === withoutVowels(long);
}

function withoutVowels(word: string): string {
  return word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '');
}
