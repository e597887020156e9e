import { languages } from '@portico/contract';
import { serviceCategories, serviceTemplates, type ServiceTemplate } from '../../catalogue/index.ts';
import { wordsOf } from '../../prices/words.ts';
import { type Contrast, takeContrast } from './contrast.ts';
import { ANYWHERE, placeMeanings } from './places.ts';
import { pictureMeanings } from './lexicon.ts';
import { isVisit, ofDoctors, seesWhatever, SPECIALIST, WHATEVER } from './seen-by.ts';
import { type Segment, segmentsOf, unitsOf } from './segments.ts';
import { spellingsOf } from './spellings.ts';
import { stem } from './stem.ts';

/** How much a word counts by where a service has it. */
const weights = { name: 1, synonym: 0.9, category: 0.3, description: 0.25 } as const;

/** Kinds of care that can be for any place of the body where they name none. A picture is always of something. */
const ofAnyPlace = new Set([
  'emergency',
  'office-visits',
  'skin',
  'therapy',
  'treatments',
  'vaccines',
  'infections',
  'cancer',
]);

/** A name or a synonym of a service. */
export interface IndexedText {
  readonly segments: readonly Segment[];
  readonly units: ReadonlySet<string>;
  readonly weight: number;
}

/** A service with all the words by which it is found, of both languages. */
export interface IndexedService {
  readonly template: ServiceTemplate;
  /** How much each word or meaning counts. */
  readonly units: ReadonlyMap<string, number>;
  readonly texts: readonly IndexedText[];
  readonly contrast: Contrast | null;
}

export const serviceIndex: readonly IndexedService[] = serviceTemplates.map(indexed);

/** Every word of names, synonyms and categories, as a stem. Words of descriptions are found, and no other word is taken for one. */
export const indexedStems: ReadonlySet<string> = new Set(
  serviceIndex.flatMap(({ units }) =>
    [...units].flatMap(([unit, weight]) => (weight > weights.description && !unit.startsWith('#') ? [unit] : [])),
  ),
);

/** Words of names and synonyms by their stems, as they are written. */
export const serviceSpellings: ReadonlyMap<string, string> = spellingsOf(
  serviceTemplates.flatMap(({ name, synonyms }) =>
    languages.flatMap((language) => [name[language], ...synonyms[language]]),
  ),
);

/** Every word and meaning by which some service is found. */
export const indexedUnits: ReadonlySet<string> = new Set(serviceIndex.flatMap(({ units }) => [...units.keys()]));

function indexed(template: ServiceTemplate): IndexedService {
  const texts = languages.flatMap((language) => [
    textOf(template.name[language], weights.name),
    ...template.synonyms[language].map((synonym) => textOf(synonym, weights.synonym)),
  ]);
  const category = serviceCategories.find(({ id }) => id === template.category);
  const others = languages.map((language) => textOf(category?.name[language] ?? '', weights.category));
  const described = languages.map((language) => textOf(template.description[language], weights.description));
  const kind = textOf(isOperation(template) ? 'surgery' : '', weights.category);
  const parts = template.components.flatMap(({ name }) =>
    languages.map((language) => textOf(name[language], weights.description)),
  );
  const units = new Map<string, number>();
  for (const { units: found, weight } of [...texts, ...others, kind, ...parts]) {
    for (const unit of found) units.set(unit, Math.max(weight, units.get(unit) ?? 0));
  }
  // A description also says of which kind a picture is not ("There are no X-rays").
  const isPicture = texts.some((text) => [...text.units].some((unit) => pictureMeanings.has(unit)));
  for (const unit of described.flatMap((text) => [...text.units])) {
    if (!units.has(unit) && !(isPicture && pictureMeanings.has(unit))) units.set(unit, weights.description);
  }
  const isAnywhere = ofAnyPlace.has(template.category) && ![...units.keys()].some((unit) => placeMeanings.has(unit));
  // A doctor sees a condition wherever it is: "tremor in my hands".
  if (isAnywhere || isVisit.test(template.id)) units.set(ANYWHERE, 1);
  if (isVisit.test(template.id))
    for (const unit of ofDoctors)
      units.set(unit, unit === SPECIALIST ? 1 : Math.max(units.get(unit) ?? 0, weights.category));
  if (seesWhatever.test(template.id)) units.set(WHATEVER, 1);
  return { template, units, texts, contrast: takeContrast(wordsOf(template.name.en)).contrast };
}

/**
 * Whether it is looked for as an operation, whatever it is called: its first code is of CPT's section of surgery (10004 to 69990), and it
 * is no birth, shot or sample.
 */
function isOperation({ category, name, components: [first] }: ServiceTemplate): boolean {
  const isSurgical = first?.codeType === 'CPT' && first.code >= '10004' && first.code <= '69990';
  return isSurgical && category !== 'pregnancy' && !/\b(?:shots?|injection|biopsy|sample|draw|exam)\b/i.test(name.en);
}

function textOf(text: string, weight: number): IndexedText {
  const stems = takeContrast(wordsOf(text)).rest.map(stem);
  return { segments: segmentsOf(stems), units: unitsOf(stems), weight };
}
