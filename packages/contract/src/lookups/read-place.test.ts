import { describe, expect, it } from 'vitest';
import { languages } from '../words.ts';
import { countries, countryName, readCountry } from './countries.ts';
import { demographicsChoices } from './demographics-choices.ts';
import { readState } from './read-state.ts';

describe('spec §5: "A country of United States of America is sent as United States"', () => {
  it.each(['US', 'us', 'United States', 'United States of America', 'U.S.A.', 'Estados Unidos', 'EE. UU.'])(
    'reads %s as the United States',
    (input) => expect(readCountry(input)).toBe('US'),
  );
  it.each(['Puerto Rico', 'PR', 'Guam', 'U.S. Virgin Islands', 'Samoa Americana', 'UM'])(
    'reads %s, where a ZIP code leads as well, as the United States',
    (input) => expect(readCountry(input)).toBe('US'),
  );
  it('names it so', () => expect(countryName('US', 'en')).toBe('United States'));
});

describe('a country', () => {
  it.each(languages)('is found again by every name of the list in %s', (language) => {
    for (const { value, text } of countries(language)) expect(readCountry(text.toUpperCase())).toBe(value);
  });
  it.each(['MX', ' mx ', 'Mexico', 'México'])('is Mexico, written %j', (input) =>
    expect(readCountry(input)).toBe('MX'),
  );
  it.each(['', ' ', 'California', 'XX', 'USSR', 'toString', '李'])('is not %j', (input) =>
    expect(readCountry(input)).toBeNull(),
  );
});

describe('a state', () => {
  it.each(languages)('is found by its code and its name in %s', (language) => {
    for (const [country, states] of Object.entries(demographicsChoices(language).stateChoices)) {
      for (const { value, text } of states) {
        expect([readState(value, country), readState(` ${text} `, country)]).toEqual([value, value]);
      }
    }
  });
  it.each(['', 'ON', 'Ontario', 'Cal', 'US'])('of the United States is not %j', (input) =>
    expect(readState(input, 'US')).toBeNull(),
  );
  it.each(['', 'CA', 'Texas'])('of Canada is not %j', (input) => expect(readState(input, 'CA')).toBeNull());
  it('of another country is any line, or none', () => {
    expect(readState(' Jalisco ', 'MX')).toBe('Jalisco');
    expect(readState('', 'MX')).toBe('');
    expect(readState('<b>', 'MX')).toBeNull();
  });
});
