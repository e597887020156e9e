import { describe, expect, it } from 'vitest';
import { readAddressLine, readPostalCode, readPostalCodeAbroad } from './address.ts';
import { examples, pairs } from './testing/examples.ts';

describe('a line of an address', () => {
  it.each(examples('address-line', 'valid'))('takes %s', (line) => expect(readAddressLine(line)).toEqual({ line }));
  it.each(examples('address-line', 'invalid'))('refuses %j', (line) =>
    expect(readAddressLine(line)).toEqual({ error: 'characters' }),
  );

  it('takes spaces of any kind and number for one', () =>
    expect(readAddressLine(' 1\u00a0 Main\tSt\n')).toEqual({ line: '1 Main St' }));
  it('refuses nothing, and more than 60 characters', () => {
    expect(readAddressLine(' ')).toEqual({ error: 'empty' });
    expect(readAddressLine('7'.repeat(60))).toHaveProperty('line');
    expect(readAddressLine('7'.repeat(61))).toEqual({ error: 'length' });
  });
});

describe('a postal code, by its country (spec §5: a ZIP code in the United States)', () => {
  const split = (line: string): [country: string, code: string] => [line.slice(0, 2), line.slice(3)];

  it.each(pairs('postal-code', 'valid', ' = '))('reads %s as %s', (line, expected) => {
    const [country, code] = split(line);
    expect(readPostalCode(code, country)).toBe(expected);
  });
  it.each(examples('postal-code', 'invalid').map(split))('refuses in %s %j', (country, code) =>
    expect(readPostalCode(code, country)).toBeNull(),
  );
});

describe('a postal code abroad, in a country that is not known', () => {
  const withoutCountry = pairs('postal-code', 'valid', ' = ')
    .map(([line, expected]) => [line.slice(3), expected] as const)
    .filter(([code]) => code !== '');

  it.each(withoutCountry)('takes %s, which is valid somewhere', (code) =>
    expect(readPostalCodeAbroad(` ${code} `)).toBe(code.trim().toUpperCase()),
  );
  it('takes a hyphen for none, and nothing for nothing', () => {
    expect(readPostalCodeAbroad('-')).toBe('-');
    expect(readPostalCodeAbroad(' ')).toBeNull();
  });
  it.each(['06700<', 'SW1A/1AA', '１００', '-100', '1234567890123', '#94305'])('refuses %s', (code) =>
    expect(readPostalCodeAbroad(code)).toBeNull(),
  );
});
