import { checkPassword, normalizePassword, type PasswordError } from '@portico/rules';
import commonPasswords from 'fxa-common-password-list';
import type { Profile } from '../profile.ts';

/** Shorter words are in too many good passwords by chance. */
const SHORTEST_WORD = 4;

/**
 * All errors of a new password, except being the current one: the rules of spec §5, the lists of common passwords, and
 * the person's own name, birth date and username. In the order of `passwordFaults`.
 *
 * @param profile the password's owner; null if nothing is known about the person yet.
 */
export function passwordErrorsOf(password: string, profile: PasswordOwner | null): PasswordError[] {
  const errors = checkPassword(password);
  if (isCommon(password)) errors.push('common');
  if (profile !== null && isPersonal(password, profile)) errors.push('personal');
  return errors;
}

/** The data that must not be in a person's password. */
type PasswordOwner = Pick<Profile, 'username' | 'firstName' | 'lastName' | 'birthDate'>;

/** Whether the password is common, as it is or without the digits and signs that people put after a word. */
function isCommon(password: string): boolean {
  const normalized = normalizePassword(password).toLowerCase();
  return commonPasswords.test(normalized) || commonPasswords.test(normalized.replace(/[\p{Nd}\p{P}\p{S}]+$/u, ''));
}

function isPersonal(password: string, { username, firstName, lastName, birthDate }: PasswordOwner): boolean {
  const letters = normalize(password);
  const beforeAt = username.split('@')[0] ?? '';
  const words = [...wordsOf(firstName), ...wordsOf(lastName), username, beforeAt].map(normalize);
  if (words.some((word) => word.length >= SHORTEST_WORD && letters.includes(word))) return true;
  const digits = normalizePassword(password).replace(/\D/g, '');
  return writingsOfDate(birthDate).some((date) => digits.includes(date));
}

/** The whole name and each of its words: for Hoàng-Castellanos de la Villanueva also Castellanos alone. */
function wordsOf(name: string): string[] {
  return [name, ...name.split(/[\s\p{Pd}]+/u)];
}

/** Normalizes a word: letters and digits only, without accents and capitals. José and jose are one word. */
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');
}

/** The digits of a date in the forms that people put into passwords: 04271986, 27041986, 19860427, 042786 and so on. */
function writingsOfDate(isoDate: string): string[] {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  const short = year.slice(2);
  return [year, short].flatMap((each) => [month + day + each, day + month + each, each + month + day]);
}
