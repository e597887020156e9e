import { wordsOf } from '../../prices/words.ts';
import { withAges } from './ages.ts';
import { type Alternative, alternativesOf, ofCandidates, weights } from './alternatives.ts';
import { type Contrast, takeContrast } from './contrast.ts';
import { everydayStems } from './everyday-stems.ts';
import { withoutFillers } from './fillers.ts';
import { meaningsOf, stopStems, termStems, weakStems } from './lexicon.ts';
import { slipsFrom } from './misspelling.ts';
import { withoutShorthand } from './shorthand.ts';
import { spellingsOf } from './spellings.ts';
import { isBrought, isGoing, isSeeing, WHATEVER } from './seen-by.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { indexedUnits } from './service-index.ts';
import { stem } from './stem.ts';
import { basesOf } from './word-endings.ts';
import { cutsOf, spaced } from './words/cut-words.ts';
import { onceByWord } from './words/once-by-word.ts';
import { isKnown, known, leading, spellingOfStem, unstemmed } from './words/known-words.ts';

/** A word that nobody knows, and the one that it was taken for. */
export interface TakenWord {
  readonly typed: string;
  readonly meant: string;
}

/** One thing that was asked for. */
export interface Asked {
  /** As stems; in place of a misspelt word what it was taken for. */
  readonly stems: readonly string[];
  readonly alternatives: readonly Alternative[];
  /** Counts where it fits, and is not demanded. */
  readonly isWeak: boolean;
  /** A word of daily life, which is not demanded where the rest says wholly what is sought. */
  readonly isEveryday?: true;
  /** What was typed where it was taken for another word. */
  readonly taken?: TakenWord;
  /** The word that was typed, if nothing of ours has it. */
  readonly unknown?: string;
}

/** What a search asks for. */
export interface Understood {
  readonly asked: readonly Asked[];
  readonly contrast: Contrast | null;
}

/** Of a search: what follows is left out. */
const MAX_WORDS = 16;

/** Words that are tried for one that is only begun, or misspelt. */
const MAX_CANDIDATES = 40;

/** Misspelt words that are about as near as the nearest one are tried as well. */
const NEARLY_AS_NEAR = 0.35;

/** A shorter word is taken for no word of a meaning. */
const SHORTEST_IN_FORM = 5;

/** Words of meanings of several words. */
const formStems: readonly string[] = [...new Set([...termStems, ...stopStems])].filter(
  (each) => each.length >= SHORTEST_IN_FORM,
);

/** What a search asks for, in both languages at once. Small words alone are taken as they are. */
export function understand(input: string): Understood {
  const { contrast, rest } = takeContrast(
    wordsOf(withoutShorthand(withAges(withoutFillers(input)))).slice(0, MAX_WORDS),
  );
  const words = withoutDenied(rest)
    .flatMap((word, at, all) => spaced(word, all[at + 1], all[at - 1]))
    .map(baseOf);
  const typed = spellingsOf([input]);
  const stems = words.map(stem);
  // A word that is made of two known ones by chance is another word, and no slip of one: "airport", "tickets".
  const others = new Set(words.filter((word) => cutsOf(word).length > 0).map(stem));
  const whole = stems.map((each, at) => (isKnown(words[at] ?? '') || others.has(each) ? each : inForm(stems, at)));
  const mended = new Map(whole.flatMap((each, at) => (each === stems[at] ? [] : [[each, stems[at] ?? '']])));
  const spelling = (each: string): string => typed.get(each) ?? each;
  const asked = segmentsOf(whole).map((segment) => withTaken(askedOf(segment, others, spelling), mended, spelling));
  const found = asked.length > 0 || contrast !== null ? asked : words.map((word) => plain([stem(word)]));
  const isWeakAlone = contrast === null && found.every(({ isWeak }) => isWeak);
  return { contrast, asked: isWeakAlone ? demanded(found) : withWhatever(found) };
}

/**
 * A word that nobody knows, as the one that makes a meaning of several words of those beside it: "feemale doctor", "planned c-secion". Such words
 * need mean nothing alone, so that alone they are taken for no other. As it is where there is none.
 */
function inForm(stems: readonly string[], at: number): string {
  const typed = stems[at] ?? '';
  if (typed.length < SHORTEST_IN_FORM || /\d/.test(typed) || begunBy(typed).length > 0) return typed;
  const isMeant = (word: string): boolean =>
    stems.some((each, place) => place !== at && isInForm(stems, at, word, each));
  return oneSlipFrom(typed).find(isMeant) ?? typed;
}

/** Words of meanings of several words that are one slip from it, the nearest first. */
const oneSlipFrom = onceByWord((typed): readonly string[] => {
  const slipsTo = slipsFrom(typed);
  const near = formStems.flatMap((word) => {
    const slips = slipsTo(word);
    return slips !== null && slips <= 1 ? [{ word, slips }] : [];
  });
  return near.toSorted((a, b) => a.slips - b.slips).map(({ word }) => word);
});

/** Whether a word in that place makes a meaning of several words, with one beside it. */
function isInForm(stems: readonly string[], at: number, word: string, beside: string): boolean {
  return segmentsOf(stems.with(at, word)).some(
    (segment) => segment.stems.length > 1 && segment.stems.includes(word) && segment.stems.includes(beside),
  );
}

/** What was asked with the word that was typed, where another was taken for it. */
function withTaken(asked: Asked, mended: ReadonlyMap<string, string>, spelling: (stem: string) => string): Asked {
  const meant = asked.stems.find((each) => mended.has(each));
  return meant === undefined || asked.taken !== undefined
    ? asked
    : { ...asked, taken: { typed: spelling(mended.get(meant) ?? ''), meant: spellingOfStem(meant) } };
}

/** Beside who sees whatever comes, what it is counts little, and fits: "stroke symptoms er". */
function withWhatever(asked: readonly Asked[]): readonly Asked[] {
  const unitsOf = ({ alternatives }: Asked): string[] => alternatives.flatMap(({ units }) => units);
  if (!asked.some((each) => isSeeing(unitsOf(each)))) return asked;
  const isAny = asked.some((each) => isGoing(unitsOf(each)));
  return asked.map((each) =>
    unitsOf(each).some((unit) => isBrought(unit) || (isAny && unit.startsWith('#')))
      ? { ...each, alternatives: [...each.alternatives, { units: [WHATEVER], weight: weights.anywhere }] }
      : each,
  );
}

/** Of weak words alone, those are demanded that mean something; where none does, all. */
function demanded(weak: readonly Asked[]): Asked[] {
  const isMeant = ({ alternatives }: Asked): boolean =>
    alternatives.some(({ units }) => units.some((unit) => unit.startsWith('#')));
  return weak.map((each) => ({ ...each, isWeak: weak.some(isMeant) && !isMeant(each) }));
}

/** The words of a search that were taken for others. */
export function takenWords(asked: readonly Asked[]): TakenWord[] {
  return asked.flatMap(({ taken }) => taken ?? []);
}

/** Without what is not wanted: "fibroid surgery without hysterectomy". "Sin cita" is something of its own. */
function withoutDenied(words: readonly string[]): readonly string[] {
  const isDenied = (word: string, denying: string | undefined): boolean =>
    (denying === 'without' || denying === 'sin') && meaningsOf([denying, stem(word)]).length === 0;
  return words.filter((word, at) => !isDenied(word, words[at - 1]));
}

/** A known word in place of an unknown form of it: "operarme", "manchitas", "freezing". */
function baseOf(word: string): string {
  return isKnown(word) ? word : (basesOf(word).find(isKnown) ?? word);
}

/**
 * @param others that are taken for no word of ours.
 * @param spelling of a stem, as it was typed.
 */
function askedOf(
  { stems, meanings, isWeak }: Segment,
  others: ReadonlySet<string>,
  spelling: (stem: string) => string,
): Asked {
  const [only = ''] = stems;
  const isNumber = isWeak && !known.has(only);
  const isEveryday = stems.length === 1 && meanings.length === 0 && everydayStems.has(only);
  if (stems.length > 1 || known.has(only) || isNumber || isEveryday) {
    return { stems, alternatives: alternativesOf(stems, meanings), isWeak, ...(isEveryday ? { isEveryday } : {}) };
  }
  const begun = begunBy(only);
  if (begun.length > 0) {
    return { ...plain(stems), alternatives: [...plain(stems).alternatives, ...ofCandidates(begun, weights.begun)] };
  }
  const found = others.has(only) ? null : misspelt(only);
  if (found !== null)
    return { ...found, taken: { typed: spelling(only), meant: spellingOfStem(found.stems[0] ?? '') } };
  return indexedUnits.has(only) ? plain(stems) : { ...plain(stems), unknown: spelling(only) };
}

function plain(stems: readonly string[]): Asked {
  return { stems, alternatives: alternativesOf(stems, meaningsOf(stems)), isWeak: false };
}

/** Words that begin so. A number only begins a code. */
function begunBy(begun: string): string[] {
  return leading.filter((each) => each.startsWith(begun)).slice(0, MAX_CANDIDATES);
}

/** A word that nobody knows, taken for those that are nearest; null if none is near. */
const misspelt = onceByWord((input): Asked | null => {
  if (/\d/.test(input)) return null;
  const slipsTo = slipsFrom(input);
  const near = leading
    .flatMap((word) => {
      const slips = slipsTo(word) ?? slipsTo(unstemmed.get(word) ?? '');
      return slips === null ? [] : [{ word, slips }];
    })
    .toSorted((a, b) => a.slips - b.slips || a.word.localeCompare(b.word, 'en'));
  const [nearest] = near;
  if (nearest === undefined) return null;
  const candidates = near
    .filter(({ slips }) => slips <= nearest.slips + NEARLY_AS_NEAR)
    .slice(0, MAX_CANDIDATES)
    .map(({ word }) => word);
  return {
    stems: [nearest.word],
    alternatives: ofCandidates(candidates, weights.misspelt),
    isWeak: candidates.every((word) => weakStems.has(word)),
  };
});
