import { BASE_32, normalizeBase32 } from './base-32.ts';
import { maskInput } from './masked-input.ts';

/** Three groups of four: eleven characters by chance, which nobody guesses, and a check character behind them. */
const LENGTH = 12;
const GROUP = 4;

const pattern = new RegExp(`^[${BASE_32}]{${String(LENGTH)}}$`);

/** What can be wrong with a number of an estimate: it is none, or two characters were misread or stand in each other's place. */
export type EstimateNumberError = 'empty' | 'invalid' | 'mistyped';

/**
 * Reads the number of an estimate as somebody has noted it or heard it on the phone: upper or lower case, with hyphens and spaces
 * anywhere, O for 0, I or L for 1. One wrong character, or two that changed places, are always found.
 *
 * @returns its twelve characters without hyphens, or what is wrong.
 */
export function readEstimateNumber(input: string): { number: string } | { error: EstimateNumberError } {
  const number = normalizeBase32(input);
  if (number === '') return { error: 'empty' };
  if (!pattern.test(number)) return { error: 'invalid' };
  const [check] = number.slice(-1);
  return checkCharacter(number.slice(0, -1)) === check ? { number } : { error: 'mistyped' };
}

/** A number of an estimate as it is shown and told: K7Q2-M9XW-RT4D. */
export function formatEstimateNumber(number: string): string {
  return maskInput(number, GROUP, '-');
}

/**
 * A number of an estimate with its check character.
 *
 * @param random eleven characters of `BASE_32`.
 */
export function estimateNumberOf(random: string): string {
  return `${random}${checkCharacter(random)}`;
}

/** x⁵ + x² + 1 is primitive: its powers of x repeat after 31 places only, so a wrong place never stands in for another. */
const POLYNOMIAL = 0b10_0101;
const TOP_BIT = 0b10_0000;

/** The cyclic check of the characters as elements of GF(32): each is added, and what came before is multiplied by x. */
function checkCharacter(characters: string): string {
  let rest = 0;
  for (const character of characters) rest = timesX(rest ^ BASE_32.indexOf(character));
  return BASE_32.charAt(rest);
}

function timesX(element: number): number {
  const shifted = element << 1;
  return (shifted & TOP_BIT) === 0 ? shifted : shifted ^ POLYNOMIAL;
}
