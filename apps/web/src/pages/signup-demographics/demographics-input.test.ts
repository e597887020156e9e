import { demographicsChoices, postDemographics, readCountry, readState } from '@portico/contract';
import { readDemographics, type DemographicsConditions } from '@portico/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DemographicsInput } from '../../sign-up/demographics-input.ts';
import { demographicsInput, demographicsLists, demographicsToSend } from './demographics-input.ts';
import { nothingTyped, typedAgain } from './typed-again.ts';

const TODAY = '2026-11-21';

const whole: DemographicsInput = {
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

const choices = { ...demographicsChoices('en'), nationalIdShown: true };
const inBrowser: DemographicsConditions = {
  today: TODAY,
  existingPatient: true,
  nationalIdShown: true,
  nameRule: 'specification',
  lists: demographicsLists(choices),
};

function sent(input: DemographicsInput, nationalId = '', existingPatient = true) {
  const read = readDemographics(demographicsInput(input, nationalId), { ...inBrowser, existingPatient });
  if ('errors' in read) throw new Error(Object.keys(read.errors).join());
  return demographicsToSend(read.values, existingPatient);
}

describe('what is sent', () => {
  it('the country as United States, the date as M/D/YYYY, phones as ddd-ddd-dddd (spec §5)', () =>
    expect(sent({ ...whole, mobilePhone: '(650) 555 0142', workPhone: '+1 650.555.0143 ext 7' })).toMatchObject({
      country: 'United States',
      dateOfBirth: '4/27/1986',
      mobilePhone: '650-555-0142',
      workPhone: '650-555-0143 x7',
      homePhone: '',
      existingPatient: true,
    }));

  it('no medical record number of those who say that they are no patients', () =>
    expect(sent({ ...whole, medicalRecordNumber: '12345' }, '', false).medicalRecordNumber).toBe(''));

  it('comes back into the form as it was, the national id apart', () => {
    const canadian = { ...whole, country: 'CA', state: 'ON', zip: 'K1A 0B1' };
    const { nationalId: _kept, ...given } = sent(canadian, '219-09-9999', false);
    expect(typedAgain(given, TODAY)).toEqual(canadian);
  });
});

describe('browser and server', () => {
  /** As the server has the lists: it takes names as well as codes. */
  const countries = ['', 'Atlantis', 'US', 'CA', 'MX', 'HK'];
  const read = new Map([...countries, 'United States'].map((country) => [country, readCountry(country)]));
  const lists = { ...choices, readState, readCountry: (country: string) => read.get(country) ?? null };

  it('take the same, and read it as the same values', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 70 }),
      fc.constantFrom(
        '(650) 555-0142',
        'ana@example.com',
        ' ab-1001 ',
        'K1A0B1',
        'ON',
        ' St. John’s ',
        'Mary  Ann',
        '',
      ),
    );
    const changes = fc.record(
      {
        ...Object.fromEntries(Object.keys(whole).map((name) => [name, text])),
        country: fc.constantFrom(...countries),
        dateOfBirth: fc.record({
          month: fc.constantFrom('', '2', '11', ' 4 '),
          day: fc.constantFrom('', '9', '22', '30', 'x'),
          year: fc.constantFrom('', '86', '1986', '2026', '1910'),
        }),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Partial<DemographicsInput>>;
    fc.assert(
      fc.property(changes, fc.oneof(text, fc.constant('219-09-9999')), fc.boolean(), (changed, id, existingPatient) => {
        const input = demographicsInput({ ...whole, ...changed }, id);
        const seen = readDemographics(input, { ...inBrowser, existingPatient });
        // What the browser refuses is sent by another client as it was typed.
        const arriving = 'values' in seen ? demographicsToSend(seen.values, existingPatient) : input;
        expect(postDemographics.input.safeParse(arriving).success || arriving === input).toBe(true);
        expect(readDemographics(arriving, { ...inBrowser, lists, existingPatient })).toEqual(seen);
      }),
    );
  });
});
