import { type Language, textOf } from '@portico/contract';
import { serviceTemplates, type ServiceTemplate } from '../../catalogue/index.ts';
import { codesOf } from '../services/listed-spellings.ts';
import { contrastFit } from './contrast.ts';
import { meantFirst } from './first-meanings.ts';
import { isSaidWholly } from './said-wholly.ts';
import type { Part, Search } from './read-search.ts';
import {
  appointmentStems,
  isAppointment,
  isDoctor,
  isGoing,
  isVisit,
  particularStems,
  seesWhatever,
} from './seen-by.ts';
import { type IndexedService, type IndexedText, serviceIndex } from './service-index.ts';
import type { TypedCode } from './typed-code.ts';
import type { Asked, Understood } from './understand.ts';

/** The services that a search finds, the best first. */
export interface FoundServices {
  readonly services: readonly ServiceTemplate[];
  /** Whether they fit only some of the words, because none fits them all. */
  readonly isGuess: boolean;
}

interface Ranked {
  readonly service: IndexedService;
  /** How well each thing that was asked for fits, from 0 to 1. */
  readonly fits: readonly number[];
  readonly contrast: number;
  readonly firstMeant: number;
}

/** What adds to a service's score, which is 1 if every word fits as well as a word of its name. */
const bonuses = {
  weak: 0.25,
  text: 0.9,
  common: 0.1,
  firstMeant: 3,
  visit: 0.8,
  appointment: 0.4,
  particular: 3.2,
} as const;

/**
 * Services are left out that fit by words of their descriptions alone, where others have them in name or synonyms. Of several words one
 * must be of name, synonyms or kind.
 */
const DESCRIBED_ONLY = 0.25;

/** From this fit on a service bears what was asked for in its name or a synonym. */
const NAMED = 0.85;

/** Of the best guess: what fits worse is no help. */
const WORTH_GUESSING = 0.6;

const MAX_GUESSES = 10;

/** Of each thing where several are asked for. */
const MAX_OF_EACH = 5;

/** Letters of a word by which a service is guessed. */
const SHORTEST_GUESSED = 3;

/** What a weak word of a name counts beside another one. */
const WEAK_SHARE = 0.3;

/**
 * The services that fit all that was asked, by fit: a code, the whole name or a synonym, then words of these in any order and language,
 * then descriptions; misspelt words count less. Where none fits all: those that fit most of it, as a guess.
 *
 * @param offered to choose from.
 */
export function findServices(
  search: Search,
  language: Language,
  offered: (template: ServiceTemplate) => boolean = () => true,
): FoundServices {
  if (search.code !== null) {
    const services = servicesOfCode(search.code).filter(offered);
    if (services.length > 0 || search.code.codeType !== 'MS-DRG') return { services, isGuess: false };
  }
  if (search.asked.length === 0 && search.contrast === null) return { services: [], isGuess: false };
  const ids = meantFirst(search.asked);
  const ranked = serviceIndex.filter(({ template }) => offered(template)).map((service) => rank(service, search, ids));
  const fitting = fittingOf(ranked, search.asked);
  const isGuess = fitting.length === 0;
  if (isGuess) {
    const several = ofEach(search.parts, language, offered);
    if (several.length > 0) return { services: several, isGuess: false };
    const chosen = ofAny(search.choices, language, offered);
    if (chosen.length > 0) return { services: chosen, isGuess: false };
    const needed = ofNeed(search.need, language, offered);
    if (needed !== null) return needed;
  }
  const chosen = isGuess ? ranked.filter((each) => fitsSome(each, search.asked)) : namedBefore(fitting, search);
  const scores = scoresOf(chosen, ranked, search.asked);
  const best = Math.max(0, ...scores.values());
  const services = chosen
    .filter((each) => !isGuess || (scores.get(each) ?? 0) >= WORTH_GUESSING * best)
    .toSorted(
      (a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || byUse(a.service.template, b.service.template, language),
    )
    .map(({ service }) => service.template);
  return { services: isGuess ? services.slice(0, MAX_GUESSES) : services, isGuess };
}

/** Of a list of needs, the best of each by turns; none where one of them is not found. */
function ofEach(
  parts: readonly Part[],
  language: Language,
  offered: (template: ServiceTemplate) => boolean,
): ServiceTemplate[] {
  const find = (part: Understood): FoundServices => findServices(searchOf(part), language, offered);
  const found = parts.map((part) => {
    const there = part.there === null ? null : find(part.there);
    return there !== null && isFound(there) ? there : find(part);
  });
  return found.every(isFound) ? byTurns(found) : [];
}

/** Of things of which any would do, the best of each that is found. */
function ofAny(
  choices: readonly Understood[],
  language: Language,
  offered: (template: ServiceTemplate) => boolean,
): ServiceTemplate[] {
  return byTurns(choices.map((choice) => findServices(searchOf(choice), language, offered)).filter(isFound));
}

const searchOf = (part: Understood): Search => ({ ...part, code: null, parts: [], choices: [], need: null });

const isFound = ({ services, isGuess }: FoundServices): boolean => !isGuess && services.length > 0;

/** The first of each, then the second of each. */
function byTurns(found: readonly FoundServices[]): ServiceTemplate[] {
  const turns = Array.from({ length: MAX_OF_EACH }, (_, turn) =>
    found.flatMap(({ services }) => services.slice(turn, turn + 1)),
  );
  return [...new Set(turns.flat())];
}

/** What fits a need without the story that was told with it; null where that is a guess, too. */
function ofNeed(
  need: Understood | null,
  language: Language,
  offered: (template: ServiceTemplate) => boolean,
): FoundServices | null {
  if (need === null) return null;
  const found = findServices(searchOf(need), language, offered);
  return isFound(found) ? found : null;
}

/** The services that have a code; first those whose own it is, then those that have it besides others. */
function servicesOfCode({ codeType, code }: TypedCode): ServiceTemplate[] {
  const of = (template: ServiceTemplate) =>
    template.components.filter((component) => (component.codeType === 'MS-DRG') === (codeType === 'MS-DRG'));
  const place = (template: ServiceTemplate): number => codesOf({ components: of(template) }).indexOf(code);
  return serviceTemplates
    .filter((template) => place(template) >= 0)
    .toSorted((a, b) => place(a) - place(b) || Number(b.common) - Number(a.common));
}

function rank(service: IndexedService, { asked, contrast }: Search, ids: readonly string[]): Ranked {
  const place = ids.indexOf(service.template.id);
  const fitOfContrast = contrast === null ? 1 : contrastFit(contrast, service.contrast);
  return {
    service,
    fits: asked.map((each) => fitOf(each, (unit) => service.units.get(unit) ?? 0)),
    contrast: fitOfContrast,
    firstMeant: place < 0 || fitOfContrast === 0 ? 0 : (ids.length - place) / ids.length,
  };
}

function fitOf({ alternatives }: Asked, weightOf: (unit: string) => number): number {
  let best = 0;
  for (const { units, weight } of alternatives) {
    if (weight > best) best = Math.max(best, weight * Math.min(...units.map(weightOf)));
  }
  return best;
}

/** Those that fit everything; if there are none, those that fit all but words of daily life, and of which the rest says all. */
function fittingOf(ranked: readonly Ranked[], asked: readonly Asked[]): readonly Ranked[] {
  const fitting = ranked.filter((each) => each.firstMeant > 0 || fitsAll(each, asked, (one) => !one.isWeak));
  if (asked.every(({ isEveryday }) => isEveryday !== true)) return fitting;
  const telling = (one: Asked): boolean => !one.isWeak && one.isEveryday !== true;
  const rest = asked.filter(telling);
  if (rest.length === 0) return fitting.filter(({ service }) => isSaidWholly(service, asked));
  if (fitting.length > 0) return fitting;
  return ranked.filter((each) => fitsAll(each, asked, telling) && isSaidWholly(each.service, rest));
}

function fitsAll({ fits, contrast }: Ranked, asked: readonly Asked[], isDemanded: (one: Asked) => boolean): boolean {
  const demanded = asked.flatMap((one, at) => (isDemanded(one) ? [fits[at] ?? 0] : []));
  return (
    contrast > 0 &&
    demanded.every((fit) => fit > 0) &&
    (demanded.length < 2 || demanded.some((fit) => fit > DESCRIBED_ONLY))
  );
}

/** Without those that only descriptions have, where there are others. Who goes to an emergency room goes there with whatever it is. */
function namedBefore(found: readonly Ranked[], { asked }: Search): readonly Ranked[] {
  const isGoer = asked.some(({ alternatives }) =>
    isGoing(alternatives.flatMap((each) => (each.weight === 1 ? each.units : []))),
  );
  const named = found.filter(
    ({ fits, firstMeant, service }) =>
      firstMeant > 0 ||
      (isGoer && seesWhatever.test(service.template.id)) ||
      fits.every((fit, at) => asked[at]?.isWeak === true || asked[at]?.isEveryday === true || fit > DESCRIBED_ONLY),
  );
  return named.length > 0 ? named : found;
}

/** Whether a name or synonym has something that tells more than a weak word. */
function fitsSome({ fits }: Ranked, asked: readonly Asked[]): boolean {
  const isTelling = ({ isWeak, isEveryday, stems }: Asked): boolean =>
    !isWeak && isEveryday !== true && stems.join('').length >= SHORTEST_GUESSED;
  return asked.some((each, at) => isTelling(each) && (fits[at] ?? 0) > DESCRIBED_ONLY);
}

/**
 * The scores of the chosen ones. A rare word tells more than one that half of the services have.
 *
 * @param all that are offered.
 */
function scoresOf(chosen: readonly Ranked[], all: readonly Ranked[], asked: readonly Asked[]): Map<Ranked, number> {
  const rarities = asked.map((_, at) => {
    const having = all.filter(({ fits }) => (fits[at] ?? 0) > 0).length;
    return Math.log(1 + all.length / (1 + having));
  });
  const mean = (values: readonly number[], isWeak: boolean): number => {
    const sum = (of: (at: number) => number): number =>
      asked.reduce((whole, each, at) => (each.isWeak === isWeak ? whole + of(at) : whole), 0);
    const whole = sum((at) => rarities[at] ?? 0);
    return whole === 0 ? 0 : sum((at) => (rarities[at] ?? 0) * (values[at] ?? 0)) / whole;
  };
  const isForDoctor = asked.some(({ alternatives }) => isDoctor(alternatives.flatMap(({ units }) => units)));
  const isForAppointment = asked.some(({ stems }) => stems.some((each) => appointmentStems.has(each)));
  const wanted = new Set(asked.flatMap(({ alternatives }) => alternatives.flatMap(({ units }) => units)));
  return new Map(
    chosen.map((each) => [
      each,
      mean(each.fits, false) +
        bonuses.weak * mean(each.fits, true) +
        bonuses.text * Math.max(0, ...each.service.texts.map((text) => textFit(text, asked, wanted))) +
        bonuses.common * Number(each.service.template.common) +
        bonuses.firstMeant * each.firstMeant +
        bonuses.visit * Number(isForDoctor && isVisit.test(each.service.template.id)) +
        bonuses.appointment * Number(isForAppointment && isVisit.test(each.service.template.id)) +
        bonuses.particular * Number(isParticular(each, asked)) +
        each.contrast,
    ]),
  );
}

/** Whether it is the visit or checkup for somebody of that age, or the first one, of those that are named otherwise. */
function isParticular({ service, fits }: Ranked, asked: readonly Asked[]): boolean {
  const isWhich = ({ stems }: Asked): boolean => stems.some((each) => particularStems.has(each));
  return (
    isAppointment(service.template) &&
    asked.some((each, at) => isWhich(each) && fits[at] === 1) &&
    asked.some((each, at) => !each.isWeak && !isWhich(each) && (fits[at] ?? 0) >= NAMED)
  );
}

/** How much a name or synonym and the search say the same, from 0 to 1: 1 if they are the same words. */
function textFit(
  { segments, units, weight }: IndexedText,
  asked: readonly Asked[],
  wanted: ReadonlySet<string>,
): number {
  const demanded = asked.filter(({ isWeak }) => !isWeak);
  const fits = demanded.map((each) => fitOf(each, (unit) => Number(units.has(unit))));
  const found = fits.reduce((sum, fit) => sum + fit, 0) / Math.max(1, demanded.length);
  if (found === 0) return 0;
  const said = (stems: readonly string[], meanings: readonly string[]): boolean =>
    [...stems, ...meanings].some((unit) => wanted.has(unit));
  const share = (isWeak: boolean): [number, number] => {
    const of = segments.filter((segment) => segment.isWeak === isWeak);
    return [of.filter(({ stems, meanings }) => said(stems, meanings)).length, of.length];
  };
  const [strong, allStrong] = share(false);
  const [weak, allWeak] = share(true);
  const covered = (strong + WEAK_SHARE * weak) / Math.max(WEAK_SHARE, allStrong + WEAK_SHARE * allWeak);
  return covered === 0 ? 0 : (weight * 2 * found * covered) / (found + covered);
}

/** Common services first, then by name. */
function byUse(a: ServiceTemplate, b: ServiceTemplate, language: Language): number {
  return (
    Number(b.common) - Number(a.common) || textOf(a.name, language).localeCompare(textOf(b.name, language), language)
  );
}
