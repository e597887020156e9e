import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../platform/refusal.ts';
import { readDemographics } from './read-demographics.ts';

const conditions = { today: '2026-11-21', nationalIdShown: true, nameRule: 'specification' as const };
const given = {
  firstName: 'Thị Minh Khai',
  middleName: '',
  lastName: 'Nguyễn',
  address: '4 Wharf Street',
  address2: '',
  zip: '94107',
  city: 'San Francisco',
  state: 'California',
  country: 'United States',
  homePhone: '',
  mobilePhone: '415-555-0123',
  workPhone: '',
  email: '',
  gender: 'F',
  dateOfBirth: '3/9/1990',
  existingPatient: true,
  medicalRecordNumber: 'ab-1001',
  nationalId: '219 09 9999',
  race: '',
  language: '',
};

const read = (more: Partial<typeof given> = {}, other: Partial<typeof conditions> = {}) =>
  readDemographics({ ...given, ...more }, { ...conditions, ...other });

function errorsOf(more: Partial<typeof given>): readonly string[] {
  try {
    read(more);
    return [];
  } catch (error) {
    return (error as Refusal).fields;
  }
}

describe('the demographics of a sign-up (spec §3, §5)', () => {
  it('are read into the form in which they are kept', () =>
    expect(read()).toEqual({
      firstName: 'Thị Minh Khai',
      middleName: '',
      lastName: 'Nguyễn',
      address: '4 Wharf Street',
      address2: '',
      zip: '94107',
      city: 'San Francisco',
      state: 'CA',
      country: 'US',
      homePhone: null,
      mobilePhone: { e164: '+14155550123', written: '415-555-0123', extension: '' },
      workPhone: null,
      email: null,
      gender: 'F',
      birthDate: '1990-03-09',
      medicalRecordNumber: 'AB1001',
      nationalId: '219099999',
      race: '',
      language: '',
    }));

  it.each(['US', 'United States', 'United States of America', 'Estados Unidos'])(
    'take the country %s as the United States (spec §5)',
    (country) => expect(read({ country }).country).toBe('US'),
  );

  it('take an address abroad: no list of states, and any postal code or none', () => {
    const tokyo = { country: 'JP', state: '東京都', zip: '100-0001', city: '千代田区', address: '丸の内 1-1' };
    expect(read(tokyo)).toMatchObject(tokyo);
    expect(read({ country: 'HK', state: '', zip: '' })).toMatchObject({ country: 'HK', state: '', zip: '' });
    expect(read({ country: 'CA', state: 'Ontario', zip: 'k1a0b1' })).toMatchObject({ state: 'ON', zip: 'K1A 0B1' });
  });

  it.each([
    [{ firstName: '' }, ['firstName']],
    [{ firstName: 'Ann-Marie', lastName: "O'Brien" }, ['firstName', 'lastName']],
    [{ middleName: '4' }, ['middleName']],
    [{ address: '', city: '' }, ['address', 'city']],
    [{ address2: '<b>' }, ['address2']],
    [{ zip: '9410' }, ['zip']],
    [{ state: 'Ontario' }, ['state']],
    [{ country: 'Atlantis' }, ['country']],
    [{ country: 'CA', state: 'ON' }, ['zip']],
    [{ homePhone: '12', workPhone: '911' }, ['homePhone', 'workPhone']],
    [{ email: 'nobody' }, ['email']],
    [{ gender: 'woman' }, ['gender']],
    [{ dateOfBirth: '11/22/2026' }, ['dateOfBirth']],
    [{ dateOfBirth: '2/29/1990' }, ['dateOfBirth']],
    [{ medicalRecordNumber: '<>' }, ['medicalRecordNumber']],
    [{ nationalId: '000-12-3456' }, ['nationalId']],
    [{ race: 'none', language: 'none' }, ['race', 'language']],
  ])('name the fields that are wrong of %j', (wrong, fields) => expect(errorsOf(wrong)).toEqual(fields));

  it('need no phone, e-mail address, race, language, second line, middle name, number or national id', () =>
    expect(errorsOf({ mobilePhone: '', medicalRecordNumber: '', nationalId: '' })).toEqual([]));

  it('hold a medical record number of existing patients alone, and no national id that was not asked for', () => {
    expect(read({ existingPatient: false, medicalRecordNumber: '<>' }).medicalRecordNumber).toBeNull();
    expect(read({ nationalId: 'nonsense' }, { nationalIdShown: false }).nationalId).toBeNull();
  });
});
