import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCardNumber } from './card-number.ts';
import { examples, pairs } from './testing/examples.ts';

const numbers = fc.constantFrom(
  ...examples('card-number', 'valid').map((line) => (line.split(' = ')[1] ?? '').split(' ')[0] ?? ''),
);

describe('spec §5, card number: 13 to 19 digits, Luhn check, recognised type', () => {
  it.each(pairs('card-number', 'valid', ' = '))('reads %s', (input, expected) => {
    const [number, type] = expected.split(' ');
    expect(readCardNumber(input)).toEqual({ number, type });
  });
  it.each(pairs('card-number', 'invalid', ': '))('finds the %s wrong in %s', (error, input) =>
    expect(readCardNumber(input)).toEqual({ error: error }),
  );
  it('misses the digits where nothing was typed', () => expect(readCardNumber(' ')).toEqual({ error: 'format' }));

  it('refuses every number of which one digit was mistyped', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const place = at % number.length;
        const digit = (Number(number[place]) + by) % 10;
        const mistyped = `${number.slice(0, place)}${String(digit)}${number.slice(place + 1)}`;
        expect(readCardNumber(mistyped)).toEqual({ error: 'luhn' });
      }),
    );
  });
  it('refuses two neighbours that changed places, save 0 and 9, which the check does not tell apart', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), (number, at) => {
        const place = at % (number.length - 1);
        const [one = '', other = ''] = number.slice(place, place + 2);
        fc.pre(one !== other && `${one}${other}` !== '09' && `${one}${other}` !== '90');
        const swapped = `${number.slice(0, place)}${other}${one}${number.slice(place + 2)}`;
        expect(readCardNumber(swapped)).toEqual({ error: 'luhn' });
      }),
    );
  });
  it('reads a number alike however it is spaced', () => {
    const gaps = fc.array(fc.constantFrom('', ' ', '-'), { minLength: 19, maxLength: 19 });
    fc.assert(
      fc.property(numbers, gaps, (number, between) => {
        const spaced = Array.from(number, (digit, place) => `${place === 0 ? '' : (between[place] ?? '')}${digit}`);
        expect(readCardNumber(spaced.join(''))).toMatchObject({ number });
      }),
    );
  });
});
