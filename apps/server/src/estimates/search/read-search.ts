import { doctorMeanings, testMeanings, weakStems } from './lexicon.ts';
import { placeMeanings } from './places.ts';
import { readTypedCode, type TypedCode } from './typed-code.ts';
import { type Asked, type Understood, understand } from './understand.ts';

/** One of several things that are asked for at once. */
export interface Part extends Understood {
  /** The same of the place of the body, or of whom, another one names: "MRI and X-ray of the knee". Null where it names one itself, or none does. */
  readonly there: Understood | null;
}

/** What a search asks for: a code, or words. */
export interface Search extends Understood {
  /** A code that was typed; the words are not looked at then. */
  readonly code: TypedCode | null;
  /** Where several things are asked for at once ("vitamin B12 and folate"): each of them. None where it is one. */
  readonly parts: readonly Part[];
  /** Where one thing or another would do ("pills or an implant"): each of them. None where there is no choice. */
  readonly choices: readonly Understood[];
  /** Where somebody tells why or when ("physical therapy after my surgery"): what they seek, without the story. Null where there is none. */
  readonly need: Understood | null;
}

/** Of a search: more than so many things are no list of needs. */
const MAX_PARTS = 6;

const stories = /\b(after|since|because|cuz|bc|when i|porque|después de|despues de|desde que|cuando)\b/iu;
const purposes = /\b(for|para)\b/iu;

const either = /\s+(?:or|o|u|ó)\s+/iu;

const between = /\s*(?:[,;+]|\band\b|&|\by\b|\be\b|\btambién\b|\balso\b|\bwith\b|\bcon\b)\s*/iu;

/** Reads what somebody typed into the search. */
export function readSearch(input: string): Search {
  const whole = understand(input);
  const written = withHead(input.split(between).filter((part) => part.trim() !== ''));
  const parts = partsOf(whole, written);
  const offered = input.split(either);
  const choices = offered.length > 1 && offered.length <= MAX_PARTS ? offered.map(understand) : [];
  return {
    ...whole,
    code: readTypedCode(input),
    parts: parts.every(isTelling) ? parts.map((part) => ({ ...part, there: thereOf(part, parts) })) : [],
    choices: choices.filter(isTelling),
    need: needIn(input),
  };
}

const head = /^.*?\b(?:for|of|de|del|para|contra)\s+(?:la\s+|el\s+|los\s+|las\s+)?/iu;

/** What is sought of each: "test for strep and flu" is a test for flu as well, and "x-ray of hip and knee" two pictures. */
function withHead(parts: readonly string[]): readonly string[] {
  const [first = '', ...others] = parts;
  const [begun] = head.exec(first) ?? [];
  return begun === undefined || others.length === 0
    ? parts
    : [first, ...others.map((part) => (head.test(part) ? part : `${begun}${part}`))];
}

/** Each of the things that are asked for; none where it is one, or more than a list of needs has: those are not read at all. */
function partsOf(whole: Understood, written: readonly string[]): readonly Understood[] {
  if (written.length > MAX_PARTS) return [];
  const several = (written.length > 1 ? written.map(understand) : [whole]).flatMap(listed);
  return several.length > 1 && several.length <= MAX_PARTS ? several : [];
}

/** Each test of a list without commas, as orders have them ("CBC CMP TSH"); else the one need that it is. */
function listed(need: Understood): Understood[] {
  const demanded = need.asked.filter(({ isWeak }) => !isWeak);
  if (demanded.length < 2 || !demanded.every(isTest)) return [need];
  return demanded.map((each) => ({ asked: [each], contrast: null }));
}

/** A part with the place of the body, or whom one sees, that another part names. */
function thereOf(part: Understood, parts: readonly Understood[]): Understood | null {
  if (part.asked.some(isWhere)) return null;
  const where = parts.flatMap(({ asked }) => asked.filter(isWhere)).slice(0, 1);
  return where.length === 0 ? null : { ...part, asked: [...part.asked, ...where] };
}

function isWhere(asked: Asked): boolean {
  return (
    isWho(asked) || asked.alternatives.some(({ units: [unit = ''], weight }) => weight === 1 && placeMeanings.has(unit))
  );
}

function isTest({ alternatives }: Asked): boolean {
  return alternatives.some(({ units }) => units.some((unit) => testMeanings.has(unit)));
}

function needIn(input: string): Understood | null {
  const [need = '', , story = ''] = input.split(stories);
  const [sought = '', , purpose = ''] = input.split(purposes);
  if (story !== '') return tellingOrNull(need);
  if (purpose === '') return null;
  // "For" leads to what it is for, which is sought as well, unless none of it means anything ("for nursing school"), or somebody is sought who
  // sees people with it ("nutritionist for diabetes").
  const isForNothing = !understand(purpose).asked.some(means);
  return isForNothing || understand(sought).asked.some(isWho) ? tellingOrNull(sought) : null;
}

function tellingOrNull(input: string): Understood | null {
  const need = understand(input);
  return isTelling(need) ? need : null;
}

function means({ alternatives, isWeak }: Asked): boolean {
  return !isWeak && alternatives.some(({ units }) => units.some((unit) => unit.startsWith('#')));
}

function isWho({ alternatives }: Asked): boolean {
  return alternatives.some(({ units }) => units.some((unit) => doctorMeanings.has(unit)));
}

/** "Type" and "screen" are no needs. */
function isTelling({ asked }: Understood): boolean {
  return asked.some(({ stems, isEveryday }) => isEveryday !== true && !stems.every((each) => weakStems.has(each)));
}
