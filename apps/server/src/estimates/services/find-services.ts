import { type Language, languages } from '@portico/contract';
import { serviceTemplates, type ServiceTemplate } from '../../catalogue/index.ts';
import { begins, beginsWithOneTypo, searchWords, wordsOf } from '../../prices/words.ts';

/** How well a word of a template fits; lower is better. Words of the visitor's language rank before those of the others. */
const ranks = { name: 1, synonym: 3, code: 5, description: 6 } as const;
const NAME_START = 0;

/** A shorter word begins too many others to find a service by it alone. */
const MIN_WORD_LENGTH = 3;

interface IndexedWord {
  word: string;
  rank: number;
}

interface IndexedTemplate {
  template: ServiceTemplate;
  /** By the visitor's language. */
  words: Record<Language, readonly IndexedWord[]>;
}

const index: readonly IndexedTemplate[] = serviceTemplates.map((template) => ({
  template,
  words: { en: indexedWords(template, 'en'), es: indexedWords(template, 'es') },
}));

/**
 * The templates that a search finds: every word must begin a word of the name, the synonyms, the description or a code,
 * in any language, in any order; case and accents do not count. Ranked by name, then synonym, then code. Where nothing
 * is found so, one slip of the hand in a word of four letters or more is forgiven.
 */
export function findServices(input: string, language: Language): ServiceTemplate[] {
  const words = searchWords(input);
  if (words.length === 0) return [];
  const found = ranked(words, language, begins);
  return found.length > 0 ? found : ranked(words, language, beginsWithOneTypo);
}

/**
 * The templates that fit at least one word of a search of which no service fits them all: those that fit most words first.
 * Descriptions do not count here, since among their many words there is always one that fits.
 */
export function findServicesByAnyWord(input: string, language: Language): ServiceTemplate[] {
  const words = searchWords(input).filter((word) => word.length >= MIN_WORD_LENGTH);
  return index
    .map(({ template, words: indexed }) => {
      const known = indexed[language].filter(({ rank }) => rank < ranks.description);
      const rankings = words.map((word) => bestRank(known, word, begins)).filter((rank) => rank < Infinity);
      return { template, fitting: rankings.length, rank: Math.min(...rankings) };
    })
    .filter(({ fitting }) => fitting > 0)
    .toSorted((a, b) => b.fitting - a.fitting || a.rank - b.rank || byUse(a.template, b.template, language))
    .map(({ template }) => template);
}

function ranked(
  words: readonly string[],
  language: Language,
  matches: (word: string, input: string) => boolean,
): ServiceTemplate[] {
  const [first = ''] = words;
  return index
    .map((each) => ({ template: each.template, rank: rankOf(each.words[language], words, first, matches) }))
    .filter((each) => each.rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank || byUse(a.template, b.template, language))
    .map((each) => each.template);
}

/** Common services first, then by name. */
function byUse(a: ServiceTemplate, b: ServiceTemplate, language: Language): number {
  return Number(b.common) - Number(a.common) || a.name[language].localeCompare(b.name[language], language);
}

/** As good as its worst word; a name that begins with the search is best. */
function rankOf(
  indexed: readonly IndexedWord[],
  words: readonly string[],
  first: string,
  matches: (word: string, input: string) => boolean,
): number {
  const worst = Math.max(...words.map((input) => bestRank(indexed, input, matches)));
  const [nameStart] = indexed;
  return worst === ranks.name && nameStart !== undefined && matches(nameStart.word, first) ? NAME_START : worst;
}

function bestRank(
  indexed: readonly IndexedWord[],
  input: string,
  matches: (word: string, input: string) => boolean,
): number {
  return Math.min(...indexed.map(({ word, rank }) => (matches(word, input) ? rank : Infinity)));
}

/** The name in the visitor's language comes first, so that the first word is the name's beginning. */
function indexedWords(template: ServiceTemplate, own: Language): IndexedWord[] {
  const others = languages.filter((language) => language !== own);
  const of = (text: string, rank: number) => wordsOf(text).map((word) => ({ word, rank }));
  return [
    ...of(template.name[own], ranks.name),
    ...others.flatMap((other) => of(template.name[other], ranks.name + 1)),
    ...of(template.synonyms[own].join(' '), ranks.synonym),
    ...others.flatMap((other) => of(template.synonyms[other].join(' '), ranks.synonym + 1)),
    ...of(codesOf(template).join(' '), ranks.code),
    ...languages.flatMap((language) => of(template.description[language], ranks.description)),
  ];
}

/** The billed codes of a template, each once. */
export function codesOf({ components }: { components: ReadonlyArray<{ code: string }> }): string[] {
  return [...new Set(components.map((component) => component.code))];
}
