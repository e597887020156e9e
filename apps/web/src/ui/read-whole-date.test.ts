import { describe, expect, it } from 'vitest';
import { readWholeDate, yearsMeant } from './read-whole-date.ts';

describe('a whole date in one of its boxes (issue 14, point 6)', () => {
  it.each([
    '3/2/1953',
    '3-2-1953',
    '03/02/1953',
    ' 3.2.1953\n',
    '3 2 1953',
    '03021953',
    '1953-03-02',
    '1953/03/02',
    'March 2, 1953',
    'march 2nd 1953',
    'Mar. 2, 1953',
    '2 March 1953',
    '2 de marzo de 1953',
    'marzo 2, 1953',
    '2 mar 1953',
    '３/２/１９５３',
  ])('%j fills all three', (text) => expect(readWholeDate(text)).toEqual({ month: '3', day: '2', year: '1953' }));

  it('keeps a year of two digits, which is asked about', () =>
    expect(readWholeDate('3/2/53')).toEqual({ month: '3', day: '2', year: '53' }));

  it.each([
    '',
    '3',
    '1953',
    '3/2',
    '3/2/195',
    '1953-3-2',
    '1953-03-0',
    '0302195',
    '0/2/1953',
    'Marvin 2, 1953',
    '3/2/19533',
    'March 1953',
  ])('%j stays where it is', (text) => expect(readWholeDate(text)).toBeNull());
});

describe('a year of two digits', () => {
  it.each([
    ['53', [1953]],
    ['20', [2020, 1920]],
    ['26', [2026, 1926]],
    ['27', [1927]],
    ['05', [2005]],
    ['1953', []],
    ['5', []],
    ['', []],
  ])('%j in 2026 means %j', (input, years) => expect(yearsMeant(input, 2026)).toEqual(years));
});
