import type { Service } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { byLetter } from './by-letter.ts';

const service = (Description: string): Service => ({ Id: Description, Description, Detail: '', Codes: [] });
const grouped = (names: string[]) =>
  byLetter(names.map(service), 'es').map(({ letter, services }) => [letter, services.map((each) => each.Description)]);

describe('services from A to Z', () => {
  it('are under their first letter, with or without an accent', () => {
    expect(grouped(['Ácido úrico', 'Análisis de orina', 'Biopsia'])).toEqual([
      ['A', ['Ácido úrico', 'Análisis de orina']],
      ['B', ['Biopsia']],
    ]);
  });

  it('are under # if they begin with a digit', () => {
    expect(grouped(['24-hour heart monitor'])).toEqual([['#', ['24-hour heart monitor']]]);
  });

  it('are none where there are none', () => expect(grouped([])).toEqual([]));
});
