import { wordsOf } from '../../prices/words.ts';
import { withAges } from './ages.ts';
import { type Contrast, takeContrast } from './contrast.ts';
import { everydayStems } from './everyday-stems.ts';
import { withoutFillers } from './fillers.ts';
import { hintsOf, meaningsOf, narrowerOf, stopStems, termSpellings, termStems, weakStems } from './lexicon.ts';
import { slipsFrom } from './misspelling.ts';
import { ANYWHERE, placeMeanings } from './places.ts';
import { withoutShorthand } from './shorthand.ts';
import { spellingsOf } from './spellings.ts';
import { isBrought, isGoing, isSeeing, WHATEVER } from './seen-by.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { indexedStems, indexedUnits, serviceIndex, serviceSpellings } from './service-index.ts';
import { ENDING_LENGTH, stem } from './stem.ts';
import { basesOf } from './word-endings.ts';

/** Words or meanings that a service must all have to fit, and how well it fits then, from 0 to 1. */
interface Alternative {
  readonly units: readonly string[];
  readonly weight: number;
}

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

/** How much the parts of a meaning of several words count, a narrower meaning, what a weak word points to, and care of any place. */
const weights = { parts: 0.9, narrower: 0.6, hint: 0.5, begun: 0.85, misspelt: 0.75, anywhere: 0.2 } as const;

/** Misspelt words that are about as near as the nearest one are tried as well. */
const NEARLY_AS_NEAR = 0.35;

/** From this length on a word that is one slip from a known one is taken for that one, and not for two. */
const LONG_WORD = 12;

/** A shorter word is taken for no word of a meaning. */
const SHORTEST_IN_FORM = 5;

/** Parts into which a word is cut that was written without its space. */
const SHORTEST_PART = 3;

const known: ReadonlySet<string> = new Set([...indexedStems, ...termStems, ...stopStems, ...weakStems]);

/** What leads to a service: no other word is guessed. */
const leading: readonly string[] = [...known].filter(
  (each) => indexedUnits.has(each) || meaningsOf([each]).some((meaning) => indexedUnits.has(meaning)),
);

/** Words that are just long enough to lose their last vowel as stems: with a letter left out they keep it ("hrnia" for "hernia"). */
const unstemmed: ReadonlyMap<string, string> = new Map(
  leading.flatMap((each) => {
    const [whole = ''] = wordsOf(spellingOfStem(each));
    return whole.length === ENDING_LENGTH && each.length === ENDING_LENGTH - 1 ? [[each, whole]] : [];
  }),
);

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
  const slipsTo = slipsFrom(typed);
  const near = formStems.flatMap((word) => {
    const slips = slipsTo(word);
    return slips !== null && slips <= 1 && stems.some((each, place) => place !== at && isInForm(stems, at, word, each))
      ? [{ word, slips }]
      : [];
  });
  return near.toSorted((a, b) => a.slips - b.slips)[0]?.word ?? typed;
}

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

/** A word with its space where it is missing ("bloodtest"), and without it where it is too much ("mamo gram"). */
function spaced(word: string, next: string | undefined, previous: string | undefined): string[] {
  if (previous !== undefined && isJoined(previous, word)) return [];
  if (next !== undefined && isJoined(word, next)) return [word + next];
  return cutsOf(word).find((parts) => areSaidOfOne(parts.map(stem))) ?? [word];
}

/** The two known words of which a word that nobody knows may be made, each way in which it can be cut. */
function cutsOf(word: string): string[][] {
  if (isKnown(word) || isSlightSlip(word)) return [];
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) => [
    word.slice(0, word.length - SHORTEST_PART - at),
    word.slice(word.length - SHORTEST_PART - at),
  ]);
  return cuts.filter(
    ([first = '', second = '']) =>
      [first, second].every((part) => isKnown(part) && !stopStems.has(part)) &&
      !first.endsWith('s') &&
      !weakStems.has(first),
  );
}

/** Whether some service is spoken of by all of these words: others stand side by side by chance, as "tick" and "ets" in "tickets". */
function areSaidOfOne(stems: readonly string[]): boolean {
  const said = segmentsOf(stems).map((segment) => alternativesOf(segment.stems, segment.meanings));
  return serviceIndex.some(({ units }) =>
    said.every((alternatives) => alternatives.some((each) => each.units.every((unit) => units.has(unit)))),
  );
}

/** Whether a long word is one slip from a known one: "electrocardiagram" is no "electrocardia gram". */
function isSlightSlip(word: string): boolean {
  if (word.length < LONG_WORD || /\d/.test(word)) return false;
  const slipsTo = slipsFrom(word);
  return leading.some((each) => each.length >= LONG_WORD && (slipsTo(each) ?? Infinity) <= 1);
}

function isJoined(word: string, next: string): boolean {
  if (/\d/.test(word + next) || !isKnown(word + next)) return false;
  return !(isKnown(word) && isKnown(next)) || [word, next].every(isTelling);
}

/** Whether it may be a part of a longer word, such as "hammer toe" for "hammertoe". */
function isTelling(word: string): boolean {
  return word.length >= SHORTEST_PART && !stopStems.has(stem(word)) && !weakStems.has(stem(word));
}

/** A known word in place of an unknown form of it: "operarme", "manchitas", "freezing". */
function baseOf(word: string): string {
  return isKnown(word) ? word : (basesOf(word).find(isKnown) ?? word);
}

function isKnown(word: string): boolean {
  return known.has(stem(word));
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

function spellingOfStem(word: string): string {
  return termSpellings.get(word) ?? serviceSpellings.get(word) ?? word;
}

function plain(stems: readonly string[]): Asked {
  return { stems, alternatives: alternativesOf(stems, meaningsOf(stems)), isWeak: false };
}

function alternativesOf(stems: readonly string[], meanings: readonly string[]): Alternative[] {
  const named = meanings.filter((meaning): meaning is `#${string}` => meaning.startsWith('#'));
  return [
    { units: stems, weight: stems.length > 1 ? weights.parts : 1 },
    ...named.map((meaning) => ({ units: [meaning], weight: 1 })),
    ...named.flatMap(narrowerOf).map((meaning) => ({ units: [meaning], weight: weights.narrower })),
    ...named.flatMap(hintsOf).map((meaning) => ({ units: [meaning], weight: weights.hint })),
    ...(named.some((meaning) => placeMeanings.has(meaning)) ? [{ units: [ANYWHERE], weight: weights.anywhere }] : []),
  ];
}

/** Words that begin so. A number only begins a code. */
function begunBy(begun: string): string[] {
  return leading.filter((each) => each.startsWith(begun)).slice(0, MAX_CANDIDATES);
}

function ofCandidates(candidates: readonly string[], weight: number): Alternative[] {
  const best = new Map<string, Alternative>();
  for (const { units, weight: own } of candidates.flatMap((each) => alternativesOf([each], meaningsOf([each])))) {
    const key = units.join(' ');
    if ((best.get(key)?.weight ?? 0) < own * weight) best.set(key, { units, weight: own * weight });
  }
  return [...best.values()];
}

/** A word that nobody knows, taken for those that are nearest; null if none is near. */
function misspelt(input: string): Asked | null {
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
}
