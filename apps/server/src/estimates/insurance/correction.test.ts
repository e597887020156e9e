import type { PeopleOnFile, PersonOnFile } from '@portico/x12';
import { describe, expect, it } from 'vitest';
import { correctedInsurance, correctionModel, correctionOf } from './correction.ts';
import type { Insurance } from './insurance.ts';

const ana = { firstName: 'Ana', lastName: 'Rivera', birthDate: '1986-04-27', number: 'MRD-1234' };
const insurance: Insurance = {
  payorId: 'meridian',
  payorName: '',
  patientIsSubscriber: true,
  member: ana,
  subscriber: null,
  groupNumber: '',
};
const told = (changes: Partial<PersonOnFile> = {}): PersonOnFile => ({
  firstName: 'ANA',
  lastName: 'RIVERA',
  birthDate: '1986-04-27',
  memberId: 'MRD1234',
  isChanged: false,
  ...changes,
});
const onFile = (changes: Partial<PersonOnFile>, dependent: PersonOnFile | null = null): PeopleOnFile => ({
  subscriber: told(changes),
  dependent,
});
const nothing = { member: {}, subscriber: {} };

describe('what an insurer has otherwise (issue 11, point 4)', () => {
  it.each<[string, Partial<PersonOnFile>]>([
    ['the same in capitals and without hyphen', {}],
    ['a middle name', { firstName: 'ANA MARIA' }],
    ['what follows a name', { lastName: 'RIVERA JR' }],
    ['accents', { lastName: 'RIVÉRA' }],
    ['a name that could not be decoded', { lastName: 'N\uFFFDEZ' }],
    ['an apostrophe of another kind', { lastName: 'RIVʻERA' }],
    ['what the answer does not have', { firstName: null, lastName: null, birthDate: null, memberId: null }],
    ['a number that cannot be a member’s', { memberId: 'A/1' }],
    [
      'first name and birth date both: that is another person',
      { firstName: 'BEN', birthDate: '2012-01-01', isChanged: true },
    ],
    [
      'both names, where no birth date tells that it is the same person',
      { firstName: 'BEN', lastName: 'SMITH', birthDate: null },
    ],
  ])('is nothing for %s', (_, changes) => expect(correctionOf(insurance, onFile(changes))).toBeNull());

  it.each<[string, Partial<PersonOnFile>, object]>([
    ['another last name', { lastName: 'LOPEZ' }, { lastName: 'LOPEZ' }],
    [
      'a longer name, if the insurer says that it has another',
      { lastName: 'RIVERA LOPEZ', isChanged: true },
      { lastName: 'RIVERA LOPEZ' },
    ],
    ['another number', { memberId: 'MRD9999' }, { number: 'MRD9999' }],
    ['another birth date', { birthDate: '1986-04-28' }, { birthDate: '1986-04-28' }],
  ])('is %s', (_, changes, member) => expect(correctionOf(insurance, onFile(changes))).toEqual({ ...nothing, member }));

  it('is nothing where the answer has other people than the insurance', () => {
    expect(correctionOf(insurance, onFile({ lastName: 'LOPEZ' }, told()))).toBeNull();
    const ofChild = { ...insurance, patientIsSubscriber: false, subscriber: ana };
    expect(correctionOf(ofChild, onFile({ lastName: 'LOPEZ' }))).toBeNull();
    expect(correctionOf(insurance, null)).toBeNull();
  });

  it('keeps policy holder and patient apart; one number of a card is the member’s', () => {
    const ben = { ...ana, firstName: 'Ben', birthDate: '2012-01-01' };
    const ofChild = { ...insurance, patientIsSubscriber: false, member: ben, subscriber: { ...ana, number: '' } };
    const dependent = told({ firstName: 'BENJAMIN', birthDate: '2012-01-01', memberId: null });
    const correction = correctionOf(ofChild, onFile({ lastName: 'LOPEZ', memberId: 'MRD9999' }, dependent));
    expect(correction).toEqual({
      member: { firstName: 'BENJAMIN', number: 'MRD9999' },
      subscriber: { lastName: 'LOPEZ' },
    });
    expect(correction && correctedInsurance(ofChild, correction)).toMatchObject({
      member: { firstName: 'BENJAMIN', lastName: 'Rivera', number: 'MRD9999' },
      subscriber: { firstName: 'Ana', lastName: 'LOPEZ', number: '' },
    });
  });

  it('corrects nothing that the payor does not ask for', () => {
    const withoutBirthDate = { ...insurance, member: { ...ana, birthDate: '', number: '' } };
    expect(correctionOf(withoutBirthDate, onFile({ birthDate: '1986-04-28', memberId: 'MRD9999' }))).toBeNull();
  });

  it('shows of a number its end, and of a birth date that it is another', () => {
    const correction = correctionOf(insurance, onFile({ memberId: 'MRD9999', birthDate: '1986-04-28' }));
    const People = [{ Who: 'member', FirstName: '', LastName: '', NumberEnding: '9999', HasOtherBirthDate: true }];
    expect(correctionModel(correction, { isOnFile: true })).toEqual({ People, IsOnFile: true });
    expect(JSON.stringify(correctionModel(correction, { isOnFile: true }))).not.toContain('1986');
  });
});
