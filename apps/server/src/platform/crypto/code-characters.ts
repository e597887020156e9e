import { BASE_32 } from '@portico/rules';
import { randomInt } from 'node:crypto';

/**
 * The characters of codes that people read and type. Without vowels, and without digits that look like vowels, no code contains a
 * word, so none can offend. Each gives 4.6 random bits.
 */
const characters = Array.from(BASE_32).filter((each) => !'AEY0134'.includes(each));

/** New characters of a code, by chance. */
export function newCodeCharacters(length: number): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}
