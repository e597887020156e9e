import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddressLine } from '../address.ts';
import {
  type DemographicsConditions,
  type DemographicsField,
  demographicsForm,
  readDemographics,
  validateDemographics,
} from './demographics.ts';
import { type FormInput, writeForm } from './form.ts';

type Input = FormInput<typeof demographicsForm>;

/** Lists as short as will do: the contract has the whole ones. */
const lists: DemographicsConditions['lists'] = {
  legalSexChoices: [{ value: 'F' }, { value: 'M' }],
  raceChoices: [{ value: 'W' }],
  languageChoices: [{ value: 'en' }],
  readCountry: (input) => ['US', 'CA', 'IE'].find((code) => code === input) ?? null,
  readState: (input, country) => {
    if (country !== 'IE') return ['CA', 'ON'].find((code) => code === input) ?? null;
    const read = readAddressLine(input);
    return 'line' in read ? read.line : '';
  },
};
const conditions: DemographicsConditions = {
  today: '2026-11-21',
  existingPatient: true,
  nationalIdShown: true,
  nameRule: 'specification',
  lists,
};

const nothing: Input = writeForm(demographicsForm, {});
const whole: Input = {
  ...nothing,
  firstName: 'Nguyễn Thị',
  lastName: 'Ánh',
  dateOfBirth: '4/27/1986',
  gender: 'F',
  country: 'US',
  zip: '94305',
  address: '123 Alder Street',
  city: 'Stanford',
  state: 'CA',
};

const wrong = (part: Partial<Input>, more: Partial<DemographicsConditions> = {}, refused: readonly string[] = []) =>
  validateDemographics({ ...whole, ...part }, { ...conditions, ...more }, refused);

describe('the demographics of a sign-up (spec §3, §5)', () => {
  it('require names, birth date, sex and address, and nothing else', () => {
    expect(wrong({})).toEqual({});
    expect(wrong({ ...nothing, country: 'US' })).toEqual({
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

  it.each<[string, Partial<Input>, Partial<Record<DemographicsField, string>>]>([
    [
      'names of letters and spaces only',
      { firstName: 'Mary-Ann', middleName: 'O’Brien', lastName: 'A'.repeat(61) },
      { firstName: 'characters', middleName: 'characters', lastName: 'length' },
    ],
    ['a day of the calendar', { dateOfBirth: '2/30/1986' }, { dateOfBirth: 'notADay' }],
    ['a sex of the list', { gender: 'woman' }, { gender: 'invalid' }],
    ['a country of the list', { country: 'Atlantis', zip: '9', state: '9' }, { country: 'invalid' }],
    ['a ZIP code of five digits, or 5+4', { zip: '9430' }, { zip: 'invalid' }],
    ['a postal code in Canada', { country: 'CA', zip: '94305', state: 'ON' }, { zip: 'invalid' }],
    ['a state of the list in the United States', { state: 'Texas' }, { state: 'invalid' }],
    [
      'lines that an envelope can have',
      { address: '<b>', address2: 'A'.repeat(61), city: '!' },
      { address: 'characters', address2: 'length', city: 'characters' },
    ],
    [
      'phones by their three errors',
      { mobilePhone: '555', homePhone: 'call me', workPhone: '111-111-1111' },
      { mobilePhone: 'digits', homePhone: 'characters', workPhone: 'invalid' },
    ],
    ['an email that is one', { email: 'ana' }, { email: 'invalid' }],
    ['a medical record number of letters and digits', { medicalRecordNumber: '#' }, { medicalRecordNumber: 'invalid' }],
    ['a national id of nine digits', { nationalId: '219-09' }, { nationalId: 'format' }],
    ['a national id that can be', { nationalId: '000-09-9999' }, { nationalId: 'impossible' }],
    ['race and language of the lists', { race: '?', language: '?' }, { race: 'invalid', language: 'invalid' }],
  ])('take %s', (_rule, part, errors) => expect(wrong(part)).toEqual(errors));

  it('take names with hyphens and apostrophes where the settings say so', () => {
    const written = { firstName: 'Mary-Ann', middleName: 'O’Brien', lastName: 'Nuñez-Ortiz' };
    expect(wrong(written, { nameRule: 'asWritten' })).toEqual({});
  });

  it('ask elsewhere for neither a state nor a postal code', () =>
    expect(wrong({ country: 'IE', zip: '', state: '' })).toEqual({}));

  it('leave out the number of those who are no patients, and a national id that is not asked for', () => {
    const ids = { medicalRecordNumber: '#', nationalId: '#' };
    expect(wrong(ids, { existingPatient: false, nationalIdShown: false })).toEqual({});
  });

  it('have an error where the server refuses a field, and keep the one that is known', () =>
    expect(wrong({ zip: '' }, {}, ['zip', 'city', 'unknown'])).toEqual({ zip: 'empty', city: 'characters' }));

  it('tell errors in the order of the form', () => {
    const errors = Object.keys(wrong({ language: '?', firstName: '', city: '', zip: '' }, {}, ['middleName']));
    expect(errors).toEqual(['firstName', 'middleName', 'zip', 'city', 'language']);
  });
});

/** What people type into any field, right or wrong. */
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    ...Object.values(whole),
    '650 555 0142 x7',
    '(650) 555-0142',
    'ana@example.com',
    '219 09 9999',
    ' ab-1 ',
  ),
  fc.constantFrom(
    'US',
    'CA',
    'IE',
    'K1A0B1',
    ' Galway  City ',
    '9/ 3 /1990',
    '1990-03-09',
    'en',
    'W',
    'M',
    '\u200e',
    '',
  ),
);
const inputs: fc.Arbitrary<Input> = fc.record(
  Object.fromEntries(Object.entries(whole).map(([name, right]) => [name, fc.oneof(typed, fc.constant(right))])),
) as fc.Arbitrary<Input>;

describe('reading the demographics', () => {
  it('refuses exactly what validating finds wrong', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const read = readDemographics(input, conditions);
        expect('errors' in read ? read.errors : {}).toEqual(validateDemographics(input, conditions, []));
      }),
    );
  });

  it('gives only reasons that the table lists', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const [name, reason] of Object.entries(validateDemographics(input, conditions, []))) {
          expect(demographicsForm[name as DemographicsField].reasons).toContain(reason);
        }
      }),
    );
  });

  it('reads a field that it has written as the same value, and what it writes is no longer than the field', () => {
    fc.assert(
      fc.property(typed, typed, fc.constantFrom('US', 'CA', 'IE'), (text, other, country) => {
        for (const [name, right] of Object.entries(whole)) {
          // The others stay right, so that the whole is read.
          const input = {
            ...whole,
            country,
            zip: country === 'CA' ? 'K1A 0B1' : '94305',
            [name]: right === '' ? other : text,
          };
          const read = readDemographics(input, conditions);
          if ('errors' in read) continue;
          const written = writeForm(demographicsForm, read.values);
          expect(readDemographics(written, conditions)).toEqual(read);
          const isLong = Object.entries(demographicsForm).filter(([each, { longest: maxLength }]) => {
            return written[each as DemographicsField].length > maxLength;
          });
          expect(isLong).toEqual([]);
        }
      }),
    );
  });

  it('writes fields that saved data does not have yet as empty', () =>
    expect(writeForm(demographicsForm, { firstName: 'Ana' })).toEqual({ ...nothing, firstName: 'Ana' }));
});
