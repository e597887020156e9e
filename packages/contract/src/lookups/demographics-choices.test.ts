import { describe, expect, it } from 'vitest';
import { languages } from '../words.ts';
import { demographicsChoices } from './demographics-choices.ts';

describe.each(languages)('spec §3, lookup lists, in %s', (language) => {
  const { stateChoices, ...lists } = demographicsChoices(language);
  const all = { ...lists, usStates: stateChoices.US, canadianProvinces: stateChoices.CA };

  it('have as many entries as there are', () => {
    const counts = Object.entries(all).map(([name, { length }]) => [name, length]);
    expect(Object.fromEntries(counts)).toEqual({
      legalSexChoices: 3,
      raceChoices: 8,
      languageChoices: 62,
      // ISO 3166-1 has 249; less six territories of the United States, and Kosovo.
      countryChoices: 244,
      monthChoices: 12,
      // 50 states, the District of Columbia, five territories, three regions of the military.
      usStates: 59,
      canadianProvinces: 13,
    });
  });
  it.each(Object.entries(all))('name every entry of %s once, in words', (_, choices) => {
    expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
    expect(new Set(choices.map(({ text }) => text)).size).toBe(choices.length);
    expect(choices.filter(({ value, text }) => text === value.toUpperCase() || text.length < 3)).toEqual([]);
  });
});

describe('what is shown first and last', () => {
  const values = (list: ReadonlyArray<{ value: string }>) => list.map(({ value }) => value);
  const english = demographicsChoices('en');
  const spanish = demographicsChoices('es');

  it('is the United States and Canada, then countries by the alphabet of the language', () => {
    expect(values(english.countryChoices).slice(0, 4)).toEqual(['US', 'CA', 'AF', 'AX']);
    expect(values(spanish.countryChoices).slice(0, 4)).toEqual(['US', 'CA', 'AF', 'AL']);
    expect(english.countryChoices[0]?.text).toBe('United States');
  });
  it('is January, and December', () => {
    expect([english.monthChoices[0], spanish.monthChoices.at(-1)]).toEqual([
      { value: '1', text: 'January' },
      { value: '12', text: 'diciembre' },
    ]);
  });
  it('is another language, and declining to name a race', () => {
    expect(spanish.languageChoices.at(-1)).toEqual({ value: 'mis', text: 'Otro idioma' });
    expect(english.raceChoices.at(-1)).toEqual({ value: 'asked-declined', text: 'I prefer not to say' });
  });
  it('sorts states as they are read', () => {
    const at = (list: ReadonlyArray<{ value: string }>, state: string) => values(list).indexOf(state);
    expect(at(english.stateChoices.US, 'NC')).toBeGreaterThan(at(english.stateChoices.US, 'CA'));
    expect(at(spanish.stateChoices.US, 'NC')).toBe(at(spanish.stateChoices.US, 'CA') + 1);
  });
});
