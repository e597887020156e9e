import { describe, expect, it } from 'vitest';
import type { TypedDemographics } from '../../sign-up/typed-demographics.ts';
import { faultsOfDemographics, toSend } from './judge-demographics.ts';
import { withRefused } from './refused-faults.ts';
import { nothingTyped, typedAgain } from './typed-again.ts';

const TODAY = '2026-11-21';

const whole: TypedDemographics = {
  ...nothingTyped,
  firstName: 'Nguyễn Thị',
  lastName: 'Ánh',
  dateOfBirth: { month: '4', day: '27', year: '1986' },
  gender: 'F',
  zip: '94305',
  address: '123 Alder Street',
  city: 'Stanford',
  state: 'CA',
};

/** The fields that are wrong, each with why. */
function wrong(part: Partial<TypedDemographics>, nationalId = ''): Record<string, string> {
  const faults = faultsOfDemographics({ ...whole, ...part }, nationalId, TODAY);
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

describe('what is asked of whoever signs up (spec §3, §5)', () => {
  it('names, birth date, sex and address are required, and nothing else', () => {
    expect(wrong({})).toEqual({});
    expect(wrong(nothingTyped)).toEqual({
      firstName: 'empty',
      lastName: 'empty',
      dateOfBirth: 'empty',
      gender: 'empty',
      zip: 'empty',
      address: 'empty',
      city: 'empty',
      state: 'empty',
    });
  });

  it.each<[string, Partial<TypedDemographics>, Record<string, string>]>([
    [
      'names of letters and spaces only',
      { firstName: 'Mary-Ann', middleName: 'O’Brien' },
      { firstName: 'characters', middleName: 'characters' },
    ],
    ['a day of the calendar', { dateOfBirth: { month: '2', day: '30', year: '1986' } }, { dateOfBirth: 'notADay' }],
    ['a ZIP code of five digits, or 5+4', { zip: '9430' }, { zip: 'invalid' }],
    ['a postal code in Canada', { country: 'CA', zip: '94305', state: 'ON' }, { zip: 'invalid' }],
    ['a state of the list in the United States', { state: 'ON' }, { state: 'invalid' }],
    [
      'phones by their three faults',
      { mobilePhone: '555', homePhone: 'call me', workPhone: '111-111-1111' },
      { mobilePhone: 'digits', homePhone: 'characters', workPhone: 'invalid' },
    ],
    ['an email that is one', { email: 'ana' }, { email: 'invalid' }],
    ['a medical record number of letters and digits', { medicalRecordNumber: '#' }, { medicalRecordNumber: 'invalid' }],
  ])('%s', (_rule, part, faults) => expect(wrong(part)).toEqual(faults));

  it('elsewhere there may be neither a state nor a postal code', () =>
    expect(wrong({ country: 'IE', zip: '', state: '' })).toEqual({}));

  it('a national id that is left out is right; one with too few digits is not', () =>
    expect(wrong({}, '219-09')).toEqual({ nationalId: 'format' }));

  it('what the server refuses is wrong as well, and keeps what is known of it', () => {
    const faults = faultsOfDemographics({ ...whole, zip: '' }, '', TODAY);
    expect(withRefused(faults, ['zip', 'city', 'unknown'])).toEqual({ ...faults, zip: 'empty', city: 'characters' });
  });
});

describe('what is sent', () => {
  it('the country as United States, the date as M/D/YYYY, phones as ddd-ddd-dddd (spec §5)', () => {
    const sent = toSend({ ...whole, mobilePhone: '(650) 555 0142', workPhone: '+1 650.555.0143 ext 7' }, '', true);
    expect(sent).toMatchObject({
      country: 'United States',
      dateOfBirth: '4/27/1986',
      mobilePhone: '650-555-0142',
      workPhone: '650-555-0143 x7',
      homePhone: '',
      existingPatient: true,
    });
  });

  it('no medical record number of those who say that they are no patients', () =>
    expect(toSend({ ...whole, medicalRecordNumber: '12345' }, '', false).medicalRecordNumber).toBe(''));

  it('comes back into the form as it was, the national id apart', () => {
    const { nationalId: _kept, ...given } = toSend({ ...whole, country: 'CA' }, '219-09-9999', false);
    expect(typedAgain(given, TODAY)).toEqual({ ...whole, country: 'CA' });
  });
});
