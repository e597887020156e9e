import {
  bareLetters,
  checkPassword,
  hasYear,
  normalizePassword,
  type PasswordError,
  passwordFaults,
  surroundingErrors,
} from '@portico/rules';
import { isBreachedPassword } from '../../platform/files/breached-passwords.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn } from '../../platform/time.ts';
import type { Profile } from '../profile.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Shorter words are in too many good passwords by chance. */
const SHORTEST_WORD = 4;
/** Of scripts with a sign for each syllable or word, in which a whole name is short: 田中. */
const SHORTEST_OF_SIGNS = 2;
/** The portal's own name, beside the hospital's. */
const PORTAL = 'Portico';

/** The data that must not be in a person's password. */
export type PasswordOwner = Pick<Profile, 'username' | 'firstName' | 'lastName' | 'birthDate'>;

/**
 * All errors of a new password, except being the current one: the rules of spec §5, the lists of common and breached
 * passwords, the person's own name, birth date and username, the hospital's name, and the year (ASVS 6.2.11, 6.2.12).
 * In the order of `passwordFaults`.
 *
 * @param owner null if nothing is known about the person yet.
 */
export async function passwordErrorsOf(
  password: string,
  owner: PasswordOwner | null,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<PasswordError[]> {
  const { healthSystem, breachedPasswords } = settings;
  const year = Number(dayIn(healthSystem.timeZone, ports.clock.now()).slice(0, 4));
  const names = [PORTAL, ...healthSystem.locations.map(({ name }) => name)];
  const errors = new Set<PasswordError>([
    ...checkPassword(password),
    ...surroundingErrors(password, { hospital: healthSystem.name, names, year }),
  ]);
  if (isCommonPassword(password)) errors.add('common');
  else if (
    breachedPasswords !== undefined &&
    (await isBreachedPassword(breachedPasswords, normalizePassword(password)))
  )
    errors.add('common');
  if (owner !== null && isPersonal(password, owner)) errors.add('personal');
  return passwordFaults.filter((error) => errors.has(error));
}

function isPersonal(password: string, { username, firstName, lastName, birthDate }: PasswordOwner): boolean {
  const letters = bareLetters(password);
  const beforeAt = username.split('@')[0] ?? '';
  // Joined, two names that are too short alone are a word: AnaKim.
  const joined = [firstName + lastName, lastName + firstName];
  const words = [...wordsOf(firstName), ...wordsOf(lastName), ...joined, username, beforeAt].map(bareLetters);
  if (words.some((word) => isLongEnough(word) && letters.includes(word))) return true;
  if (hasYear(password, birthDate.slice(0, 4))) return true;
  const digits = normalizePassword(password).replace(/\D/g, '');
  return writingsOfDate(birthDate).some((date) => digits.includes(date));
}

function isLongEnough(word: string): boolean {
  const isOfSigns = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u.test(
    word.normalize('NFC'),
  );
  return Array.from(word.normalize('NFC')).length >= (isOfSigns ? SHORTEST_OF_SIGNS : SHORTEST_WORD);
}

/** The whole name and each of its words: for Hoàng-Castellanos de la Villanueva also Castellanos alone. */
function wordsOf(name: string): string[] {
  return [name, ...name.split(/[\s\p{Pd}]+/u)];
}

/** The digits of a date in the forms that people put into passwords: 04271986, 27041986, 19860427, 042786 and so on. */
function writingsOfDate(isoDate: string): string[] {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  const short = year.slice(2);
  return [year, short].flatMap((each) => [month + day + each, day + month + each, each + month + day]);
}
