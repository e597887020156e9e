import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE_32 } from './base-32.ts';
import { estimateNumberOf, formatEstimateNumber, readEstimateNumber } from './estimate-number.ts';

const character = fc.constantFrom(...Array.from(BASE_32));
const numbers = fc
  .array(character, { minLength: 11, maxLength: 11 })
  .map((characters) => estimateNumberOf(characters.join('')));

describe('the number of an estimate that one keeps (issue 14, point 5)', () => {
  it('is shown in groups of four, and read back', () =>
    fc.assert(
      fc.property(numbers, (number) => {
        const shown = formatEstimateNumber(number);
        expect(shown).toMatch(/^\w{4}-\w{4}-\w{4}$/);
        expect(readEstimateNumber(shown)).toEqual({ number });
      }),
    ));

  it('is read as people write and hear it', () => {
    const number = estimateNumberOf('01AB2CD3EF4');
    const heard = `o${number.slice(1).replace('1', 'l').toLowerCase()}`;
    expect(readEstimateNumber(`  ${heard.slice(0, 4)} ${heard.slice(4, 8)} – ${heard.slice(8)} `)).toEqual({ number });
  });

  it('tells every one wrong character, without anybody asking the server', () =>
    fc.assert(
      fc.property(numbers, fc.nat(11), character, (number, at, other) => {
        fc.pre(number[at] !== other);
        const wrong = number.slice(0, at) + other + number.slice(at + 1);
        expect(readEstimateNumber(wrong)).toEqual({ error: 'mistyped' });
      }),
    ));

  it('tells every two characters that changed places', () =>
    fc.assert(
      fc.property(numbers, fc.nat(11), fc.nat(11), (number, one, other) => {
        fc.pre(number[one] !== number[other]);
        const characters = Array.from(number);
        [characters[one], characters[other]] = [characters[other] ?? '', characters[one] ?? ''];
        expect(readEstimateNumber(characters.join(''))).toEqual({ error: 'mistyped' });
      }),
    ));

  it.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['K7Q2-M9XW', 'invalid'],
    ['K7Q2-M9XW-RT4D-1', 'invalid'],
    ['U7Q2-M9XW-RT4D', 'invalid'],
  ])('is none: %j', (input, error) => expect(readEstimateNumber(input)).toEqual({ error }));
});
