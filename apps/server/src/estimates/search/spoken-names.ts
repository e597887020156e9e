import { findWritten, type Language, textOf } from '@portico/contract';
import type { ServiceTemplate } from '../../catalogue/index.ts';
import { wordsOf } from '../../prices/words.ts';

/** Letters that stand beside each other without a space between words, as in Chinese. */
const withoutSpaces = /\p{Script=Han}+/gu;

/** Chinese says "of" between what is meant and where: "膝盖的核磁共振". */
const chineseOf = /的/gu;

/**
 * The services whose names in an added language have all that was typed, those first of whose names it says the most. What is typed in
 * English finds the others (`findServices`): the search understands words of English and Spanish, and of a language that is data
 * (docs/decisions/0224) the names alone. Accents and tones may be left out, and the last word may be begun.
 *
 * @returns none in a language that stands in the code.
 */
export function findBySpokenNames(
  input: string,
  language: Language,
  offered: (template: ServiceTemplate) => boolean,
  templates: readonly ServiceTemplate[],
): ServiceTemplate[] {
  if (findWritten(language) !== undefined) return [];
  const typed = unitsOf(input);
  // Digits alone are a code, or the begin of one, and no "45 minutes" of a name.
  if (!typed.some((unit) => /\p{L}/u.test(unit))) return [];
  return templates
    .flatMap((template) => {
      const name = textOf(template.name, language);
      const isSaid = name !== template.name.en && offered(template);
      return isSaid ? [{ template, name, units: unitsOf(name) }] : [];
    })
    .filter(({ units }) => typed.every((unit, at) => hasUnit(units, unit, at === typed.length - 1)))
    .toSorted(
      (a, b) =>
        a.units.length - b.units.length ||
        Number(b.template.common) - Number(a.template.common) ||
        a.name.localeCompare(b.name, language),
    )
    .map(({ template }) => template);
}

function hasUnit(units: readonly string[], typed: string, isLast: boolean): boolean {
  return units.some((unit) => unit === typed || (isLast && unit.startsWith(typed)) || isCharacterOf(unit, typed));
}

/** One Chinese character, typed alone. */
function isCharacterOf(unit: string, typed: string): boolean {
  return /^\p{Script=Han}$/u.test(typed) && unit.includes(typed);
}

/** Words, and of writing without spaces each two characters that follow each other. */
function unitsOf(text: string): string[] {
  return wordsOf(text.replace(chineseOf, ' ').replace(withoutSpaces, ' $& ')).map(withoutStroke).flatMap(pairsOf);
}

/** The Vietnamese đ is a letter of its own, which people type as d. */
const withoutStroke = (word: string): string => word.replaceAll('đ', 'd');

function pairsOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < 2 || !/^\p{Script=Han}/u.test(word)) return [word];
  return letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
}
