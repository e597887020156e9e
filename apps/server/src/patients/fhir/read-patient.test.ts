import { describe, expect, it } from 'vitest';
import { fhirPatient } from '../testing/fhir.ts';
import { readPeriod } from './dates.ts';
import type { JsonObject } from './json.ts';
import { readCoverage } from './read-coverage.ts';
import { readPatient } from './read-patient.ts';
import { targetsOf } from './references.ts';

const context = { mrnSystem: null, today: '2026-11-21' };

function read(more: JsonObject) {
  const found = readPatient(fhirPatient({ more }), context);
  if ('error' in found) throw new Error(found.error);
  return found.record;
}

describe('a FHIR R4 Patient', () => {
  it('goes by the official name, then by the one in use; others follow, and none that is nobody’s', () => {
    const name = [
      { use: 'maiden', family: 'Brandt', given: ['Lea'] },
      { use: 'usual', family: 'Vogt', given: ['Lea'] },
      { use: 'anonymous', family: 'Doe', given: ['Jane'] },
      { use: 'official', family: 'Vogt', given: ['Lea', 'Ruth', 'Ida'] },
      { use: 'official', family: 'Ended', given: ['Lea'], period: { end: '2020' } },
      { use: 'usual', family: ' Vogt ', given: ['Lea'] },
      'nonsense',
      { use: 'official' },
    ];
    const { name: first, otherNames } = read({ name });
    expect(first).toEqual({ firstName: 'Lea', middleName: 'Ruth Ida', lastName: 'Vogt' });
    expect(otherNames.map(({ lastName }) => lastName)).toEqual(['Vogt', 'Brandt', 'Ended']);
  });

  it.each([
    [{ family: 'Suharto' }, { firstName: '', middleName: '', lastName: 'Suharto' }],
    [{ text: 'Suharto' }, { firstName: '', middleName: '', lastName: 'Suharto' }],
    [{ given: ['Pelé'] }, { firstName: 'Pelé', middleName: '', lastName: '' }],
  ])('may have one name alone: %j', (name, expected) => expect(read({ name: [name] }).name).toEqual(expected));

  it('has the phones that hold today and can be called, by rank, each once', () => {
    const telecom = [
      { system: 'phone', value: '650-555-0001', use: 'home' },
      { system: 'phone', value: '(650) 555-0002 x12', use: 'work', rank: 2 },
      { system: 'sms', value: 'tel:+1-650-555-0003', rank: 1 },
      { system: 'phone', value: '+44 20 7946 0958', use: 'temp' },
      { system: 'phone', value: '650-555-0001', use: 'mobile' },
      { system: 'phone', value: '650-555-0004', use: 'old' },
      { system: 'phone', value: '650-555-0005', period: { end: '2026-11-20' } },
      { system: 'phone', value: 'ask the front desk' },
      { system: 'fax', value: '650-555-0006' },
      { system: 'email', value: 'not an address', rank: 1 },
      { system: 'email', value: 'lea@example.org' },
    ];
    const { phones, email } = read({ telecom });
    expect(phones).toEqual([
      { use: 'mobile', number: '+16505550003' },
      { use: 'work', number: '+16505550002' },
      { use: 'home', number: '+16505550001' },
      { use: 'home', number: '+442079460958' },
    ]);
    expect(email).toBe('lea@example.org');
  });

  it('has every e-mail address of today, by rank, but those at work (issue 12, point 6)', () => {
    const telecom = [
      { system: 'email', value: 'lea@employer.example', use: 'work', rank: 1 },
      { system: 'email', value: 'second@example.org', rank: 3 },
      { system: 'email', value: 'lea@example.org', use: 'home', rank: 2 },
      { system: 'email', value: 'lea@example.org' },
      { system: 'email', value: 'before@example.org', use: 'old' },
      { system: 'email', value: 'ended@example.org', period: { end: '2020' } },
    ];
    expect(read({ telecom }).emails).toEqual(['lea@example.org', 'second@example.org']);
  });

  it.each([
    [
      'the one that they prefer',
      [
        ['en', false],
        ['es-MX', true],
      ],
      'es',
    ],
    [
      'the first, where none is preferred',
      [
        ['es', false],
        ['en', false],
      ],
      'es',
    ],
    [
      'another one, where the portal lacks the preferred',
      [
        ['vi', true],
        ['en-US', false],
      ],
      'en',
    ],
    ['none, where the portal has none of them', [['vi', true]], null],
    ['none, where the source does not say', [], null],
  ] as const)('is written to in %s', (_what, spoken, language) => {
    const communication = spoken.map(([code, preferred]) => ({ language: { coding: [{ code }] }, preferred }));
    expect(read({ communication }).language).toBe(language);
  });

  it('has the addresses that hold today, where letters go first', () => {
    const address = [
      { use: 'work', line: ['1 Office Park'], city: 'San Mateo' },
      { use: 'home', type: 'physical', line: ['2 Cabin Trail'], city: 'Tahoe' },
      { use: 'home', type: 'postal', text: 'PO Box 3\nPalo Alto', postalCode: '94302' },
      { use: 'old', line: ['4 Past Lane'], city: 'Reno' },
      { use: 'home' },
    ];
    expect(read({ address }).addresses.map(({ use, lines }) => [use, ...lines])).toEqual([
      ['home', 'PO Box 3', 'Palo Alto'],
      ['home', '2 Cabin Trail'],
      ['work', '1 Office Park'],
    ]);
  });

  it('has the medical record number in official use, and none that is old', () => {
    const type = { coding: [{ code: 'MR' }] };
    const identifier = [
      { type, use: 'old', value: '1' },
      { type, value: '2' },
      { type, use: 'official', value: '3' },
      { type, value: ' - ' },
    ];
    const found = readPatient(fhirPatient({ more: { identifier } }), context);
    expect(found).toMatchObject({ medicalRecordNumbers: ['3', '2'], record: { medicalRecordNumber: '3' } });
  });
});

it.each([
  [{ start: '2026', end: '2026' }, '2026-01-01', '2026-12-31'],
  [{ start: '2024-02', end: '2024-02' }, '2024-02-01', '2024-02-29'],
  [{ start: '2024-02-29T10:00:00Z', end: '2023-02-29' }, '2024-02-29', null],
  [{}, null, null],
  ['always', null, null],
])('a period %j is from %s to %s (R4, Period: "inclusive")', (period, start, end) =>
  expect(readPeriod(period)).toEqual({ start, end }),
);

it.each([
  ['Patient/1', ['Patient/1']],
  ['https://a.example/fhir/Patient/1/_history/2', ['https://a.example/fhir/Patient/1', 'Patient/1']],
  ['urn:uuid:0a', ['urn:uuid:0a']],
  ['#contained', []],
  ['', []],
])('the reference %j may name %j', (reference, targets) => expect(targetsOf({ reference })).toEqual(targets));

it('a Coverage has its payor’s name from the organization that it carries', () => {
  const found = readCoverage(
    {
      beneficiary: { reference: 'Patient/1' },
      contained: [{ id: 'org', name: 'Harbor Mutual' }],
      payor: [{ reference: '#org' }],
    },
    context,
  );
  expect(found).toMatchObject({ coverage: { payorName: 'Harbor Mutual', subscriberId: null, start: null } });
});
