import { describe, expect, it } from 'vitest';
import { caretPosition } from './caret-position.ts';

/** `|` is the caret. */
function placed(input: string, written: string): string {
  const place = caretPosition(input.replace('|', ''), input.indexOf('|'), written);
  return `${written.slice(0, place)}|${written.slice(place)}`;
}

describe('the caret in a text whose delimiters are written anew', () => {
  it.each([
    ['41111|', '4111 1', '4111 1|', 'goes behind the delimiter with the digit that was typed'],
    ['4111|', '4111', '4111|', 'waits before a delimiter until the next digit'],
    ['49|11 11', '4911 11', '49|11 11', 'stays where a digit was put in'],
    ['4111|1111', '4111 1111', '4111| 1111', 'does not jump as a delimiter is deleted'],
    ['|111 1', '1111', '|1111', 'stays at the beginning'],
    ['411x|', '411', '411|', 'goes to the end where what was typed is left out'],
  ])('%s, written %s: %s, %4$s', (input, written, expected) => {
    expect(placed(input, written)).toBe(expected);
  });
});
