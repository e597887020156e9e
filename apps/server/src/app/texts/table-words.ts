import { choiceWords, languages, states, type Words } from '@portico/contract';
import { closestMatch } from 'leven';
import { questionWords } from '../../accounts/security-questions/questions.ts';
import { kindsOfCare, serviceCategories, serviceTemplates, specialties } from '../../catalogue/index.ts';
import type { OwnTextsByLanguage } from '../../platform/settings/texts/texts-files.ts';

/** From how many letters on a text is too long for another to be taken for it. */
const MAX_LIKELY = 80;

/**
 * Every text of a table that a hospital or an added language can say otherwise, each once by its English: titles of pages, the catalogue of
 * services, choices of forms, security questions.
 */
export function tableWords(): readonly Words[] {
  const all: Words[] = [
    ...[...states.values()].map(({ title }) => title),
    ...serviceCategories.flatMap(({ name, description }) => [name, description]),
    ...Object.values(kindsOfCare).map(({ name }) => name),
    ...Object.values(specialties),
    ...serviceTemplates.flatMap(({ name, description, components }) => [
      name,
      description,
      ...components.map((component) => component.name),
    ]),
    ...choiceWords,
    ...questionWords,
  ];
  return [...new Map(all.map((each) => [each.en, each])).values()];
}

/** What is wrong with a hospital's own texts of tables, each with its language: one that stands in none. */
export function errorsOfOwnWords(texts: OwnTextsByLanguage): string[] {
  const own = languages.flatMap((language) =>
    Object.keys(texts[language]?.words ?? {}).map((english) => ({ language, english })),
  );
  if (own.length === 0) return [];
  const known = tableWords().map(({ en }) => en);
  return own
    .filter(({ english }) => !known.includes(english))
    .map(({ language, english }) => {
      const likely = known.filter((each) => each.length < MAX_LIKELY);
      const near = closestMatch(english, likely, { maxDistance: english.length / 2 });
      const meant = near === undefined ? '' : ` Is "${near}" meant?`;
      return `texts.${language}: words: "${english}" stands in no table.${meant} \`portico texts list\` shows those that do.`;
    });
}
