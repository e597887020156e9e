import { normalizePassword, type PasswordError } from './password.ts';

/** What a password must not contain of where and when it is chosen. */
export interface PasswordSurroundings {
  /** The hospital's name; each longer word of it counts too. */
  hospital: string;
  /** Other names that are not to be in a password: its sites. */
  names?: readonly string[];
  /** The current year. */
  year: number;
}

/** Shorter words are in too many good passwords by chance. */
const SHORTEST_NAME = 4;
const SHORTEST_WORD = 5;

/** Words that name no hospital by themselves, in English and Spanish. */
const generic = new Set(
  (
    'health healthcare hospital hospitals medical medicine center centre clinic clinics care system systems group network regional ' +
    'community general county university memorial imaging childrens the of and at for saint ' +
    'salud centro clinica clinicas medico medica sistema grupo regional universitario san santa de del la el los las y'
  ).split(' '),
);

/**
 * What is wrong with a password for where and when it is chosen: `hospital`, if it contains the name of the hospital or
 * of a site; `year`, if it contains this year or one beside it. In the order of `passwordFaults`.
 */
export function surroundingErrors(
  password: string,
  { hospital, names = [], year }: PasswordSurroundings,
): PasswordError[] {
  const letters = bareLetters(password);
  const namesHospital =
    [hospital, ...names].flatMap(writingsOfName).some((name) => letters.includes(name)) ||
    ownWords(hospital).some((word) => word.length >= SHORTEST_WORD && letters.includes(word));
  const namesYear = [year - 1, year, year + 1].some((each) => hasYear(password, each));
  return [...(namesHospital ? (['hospital'] as const) : []), ...(namesYear ? (['year'] as const) : [])];
}

/** Whether a password contains a year as a number of its own: 2026, and not 120261. */
export function hasYear(password: string, year: number | string): boolean {
  return new RegExp(`(?<!\\d)${year}(?!\\d)`).test(normalizePassword(password));
}

/** Normalizes a word: letters and digits only, without accents and capitals. José and jose are one word. */
export function bareLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');
}

/** A name as a whole, and without the words that every hospital has: Alder Bay Health is Alder Bay. */
function writingsOfName(name: string): string[] {
  return [bareLetters(name), ownWords(name).join('')].filter((each) => each.length >= SHORTEST_NAME);
}

function ownWords(name: string): string[] {
  const words = name.split(/[\s\p{Pd}.,’']+/u).map(bareLetters);
  return words.filter((word) => word !== '' && !generic.has(word));
}
