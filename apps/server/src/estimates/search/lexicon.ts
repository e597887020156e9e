import { wordsOf } from '../../prices/words.ts';
import { spellingsOf } from './spellings.ts';
import { stem } from './stem.ts';
import { bodyTerms, narrowerTerms } from './terms/body.ts';
import { careTerms } from './terms/care.ts';
import { circumstanceWords } from './terms/circumstances.ts';
import { hintTerms, stopWords, weakWords } from './terms/common-words.ts';
import { complaintTerms } from './terms/complaints.ts';
import { conditionTerms } from './terms/conditions.ts';
import { doctorTerms } from './terms/doctors.ts';
import { leadTerms } from './terms/leads.ts';
import { pictureTerms } from './terms/pictures.ts';
import { testTerms } from './terms/tests.ts';

/** The name of a meaning: `#` and the first of its words. */
export type Meaning = `#${string}`;

interface TermLine {
  readonly meaning: Meaning;
  /** Each in stems. */
  readonly forms: ReadonlyArray<readonly string[]>;
  /** Single words by which price lists have it, as they spell them. */
  readonly listed: readonly string[];
}

export const stopStems: ReadonlySet<string> = new Set(wordsOf(stopWords).map(stem));
export const weakStems: ReadonlySet<string> = new Set(wordsOf(`${weakWords} ${circumstanceWords}`).map(stem));

const denying: ReadonlySet<string> = new Set(['no', 'not', 'sin', 'without']);

const allTerms = [pictureTerms, bodyTerms, testTerms, doctorTerms, careTerms, complaintTerms, conditionTerms];

/** Words of the terms by their stems, as they are written, with accents. */
export const termSpellings: ReadonlyMap<string, string> = spellingsOf(allTerms);

const lines: readonly TermLine[] = allTerms.flatMap((terms) => linesOf(terms).map(readLine));

/** Those of complaints and conditions. */
export const ofComplaints: ReadonlySet<string> = new Set(
  linesOf(`${complaintTerms}${conditionTerms}`).map((line) => readLine(line).meaning),
);

/** Those of tests: "CBC, TSH, lipids" is a list of needs, also without commas. */
export const testMeanings: ReadonlySet<string> = new Set(linesOf(testTerms).map((line) => readLine(line).meaning));

/** Those of kinds of pictures. */
export const pictureMeanings: ReadonlySet<string> = new Set(
  linesOf(pictureTerms).map((line) => readLine(line).meaning),
);

/** Those of people whom one sees. */
export const doctorMeanings: ReadonlySet<string> = new Set(linesOf(doctorTerms).map((line) => readLine(line).meaning));

/** The meanings of each form, by its stems with spaces between. */
const meaningsByForm: ReadonlyMap<string, readonly Meaning[]> = meaningsOfForms();

/** What forms begin with, in stems with spaces between: each of their beginnings of two words or more. */
export const begunForms: ReadonlySet<string> = new Set(
  lines.flatMap(({ forms }) =>
    forms.flatMap((form) => form.slice(1, -1).map((_, at) => form.slice(0, at + 2).join(' '))),
  ),
);

/** Stems with which forms of several words begin, and how long these are at most. */
export const longestFormBy: ReadonlyMap<string, number> = longestForms();

const narrower = relations(narrowerTerms);
const hinted = relations(`${hintTerms}${leadTerms}`);
const lineByMeaning = new Map(lines.map((line) => [line.meaning, line]));

/** What stems one after the other mean. */
export function meaningsOf(stems: readonly string[]): readonly Meaning[] {
  return meaningsByForm.get(stems.join(' ')) ?? [];
}

/** What may be meant by somebody who names the wider thing. */
export function narrowerOf(meaning: Meaning): readonly Meaning[] {
  return narrower.get(meaning) ?? [];
}

/** What a weak word or a complaint points to. */
export function hintsOf(meaning: Meaning): readonly Meaning[] {
  return hinted.get(meaning) ?? [];
}

/** Every single word of the terms, as a stem. */
export const termStems: readonly string[] = [
  ...new Set(lines.flatMap(({ forms }) => forms.flat()).filter((each) => !stopStems.has(each))),
];

/** Single words of a meaning, by which price lists may have it: as stems, then as price lists spell them. */
export function listedWordsOf(meaning: Meaning): readonly string[] {
  const line = lineByMeaning.get(meaning);
  if (line === undefined) return [];
  const single = line.forms.flatMap((form) => (form.length === 1 ? form : []));
  return [...new Set([...single, ...line.listed])];
}

function linesOf(terms: string): string[] {
  return terms
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function readLine(line: string): TermLine {
  const [terms = '', listed = ''] = line.split('|');
  const forms = terms.split(',').map(formOf);
  return { meaning: `#${terms.split(',')[0]?.trim() ?? ''}`, forms, listed: wordsOf(listed) };
}

/**
 * A form in stems, without its small words, unless the last one is a letter: "dedo del pie", but "hepatitis a". Where one word would be
 * left, which alone means something else, only those between are left out: "walk in" is no walk, "sin cita" no appointment. A "no" stays: "para no tener
 * hijos" is not "para mi hijo".
 */
function formOf(text: string): string[] {
  const stems = wordsOf(text).map(stem);
  const last = stems.length - 1;
  const telling = stems.filter((each, at) => !stopStems.has(each) || (each.length === 1 && at > 0 && at === last));
  return telling.length > 1 || stems.length === 1
    ? telling.length > 0
      ? telling
      : stems
    : stems.filter((each, at) => at === 0 || at === last || denying.has(each) || !stopStems.has(each));
}

function meaningsOfForms(): Map<string, Meaning[]> {
  const found = new Map<string, Meaning[]>();
  for (const { meaning, forms } of lines) {
    for (const form of forms) {
      const key = form.join(' ');
      const known = found.get(key) ?? [];
      if (!known.includes(meaning)) found.set(key, [...known, meaning]);
    }
  }
  return found;
}

function longestForms(): Map<string, number> {
  const longest = new Map<string, number>();
  for (const form of lines.flatMap(({ forms }) => forms)) {
    const [first = ''] = form;
    longest.set(first, Math.max(form.length, longest.get(first) ?? 0));
  }
  return longest;
}

/** Lines of "one: other, other", by meaning. */
function relations(terms: string): Map<Meaning, Meaning[]> {
  return new Map(
    linesOf(terms).flatMap((line) => {
      const [from = '', to = ''] = line.split(':');
      const meant = to.split(',').flatMap((each) => meaningsOf(formOf(each)));
      return meaningsOf(formOf(from)).map((meaning): [Meaning, Meaning[]] => [
        meaning,
        meant.filter((each) => each !== meaning),
      ]);
    }),
  );
}
