import { describe, expect, it } from 'vitest';
import { type MatchedPerson, matchPerson } from './match.ts';

const lan: MatchedPerson = {
  names: [{ firstName: 'Lan', middleName: 'Thị', lastName: 'Nguyễn' }],
  birthDate: '1984-03-05',
  sex: 'female',
  zips: ['94301'],
  streets: ['12 Juniper Street'],
  phones: ['+16505550142'],
  emails: ['lan@example.org'],
};
const said = (more: Partial<MatchedPerson>, name: Partial<MatchedPerson['names'][number]> = {}): MatchedPerson => ({
  ...lan,
  ...more,
  names: lan.names.map((each) => ({ ...each, ...name })),
});
/** As somebody who says nothing but name, birth date and ZIP code. */
const little = { sex: null, streets: [], phones: [], emails: [] } as const;

describe('whether a person and a record are the same (issue 15, point 4)', () => {
  it.each<[string, MatchedPerson, string]>([
    ['name, birth date and ZIP code', said(little), 'joined'],
    ['another ZIP code alone', said({ ...little, zips: ['10001'] }), 'open'],
    ['another ZIP code, the phone on file', said({ zips: ['10001'], streets: [] }), 'joined'],
    ['day and month exchanged', said({ birthDate: '1984-05-03' }), 'joined'],
    ['day and month exchanged, and no more than the ZIP code', said({ ...little, birthDate: '1984-05-03' }), 'open'],
    ['the family name first', said({}, { firstName: 'Nguyễn', lastName: 'Lan', middleName: '' }), 'joined'],
    ['another surname, the rest on file', said({}, { lastName: 'Miller' }), 'joined'],
    ['another surname, and no more than the ZIP code', said(little, { lastName: 'Miller' }), 'open'],
    ['a slip in a short given name', said({}, { firstName: 'Lam' }), 'apart'],
    ['a twin', said({}, { firstName: 'Mai' }), 'apart'],
    ['a child of the same name', said({ birthDate: '2004-03-05' }), 'apart'],
    [
      'nobody of the sort',
      said({ ...little, birthDate: '1970-01-01', zips: ['10001'] }, { firstName: 'Otto' }),
      'apart',
    ],
  ])('%s', (_what, person, verdict) => {
    expect(matchPerson(person, lan).verdict).toBe(verdict);
  });

  it('a nickname joins where the sex is said on both sides, for twins are named alike', () => {
    const alexandra = said({}, { firstName: 'Alexandra' });
    expect(matchPerson(said({}, { firstName: 'Alex' }), alexandra).verdict).toBe('joined');
    expect(matchPerson(said({ sex: 'male' }, { firstName: 'Alex' }), alexandra).verdict).toBe('open');
    expect(matchPerson(said({ sex: null }, { firstName: 'Alex' }), alexandra).verdict).toBe('open');
  });

  it('a senior is not the junior, whatever else is alike', () => {
    const junior = said({}, { lastName: 'Nguyễn Jr.' });
    expect(matchPerson(said({}, { lastName: 'Nguyễn Sr' }), junior).verdict).not.toBe('joined');
    expect(matchPerson(said({}), junior).verdict).toBe('joined');
  });

  it('a former name counts as a present one', () => {
    const married = { ...lan, names: [{ firstName: 'Lan', middleName: '', lastName: 'Miller' }, ...lan.names] };
    expect(matchPerson(said(little), married).verdict).toBe('joined');
  });
});
