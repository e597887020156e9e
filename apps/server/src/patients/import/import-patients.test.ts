import fc from 'fast-check';
import { sql } from 'kysely';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysOf } from '../../platform/crypto/keys.ts';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import type { Database } from '../../platform/db/database.ts';
import { engines, createTestDatabase } from '../../testing/databases.ts';
import { makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { patientIdOf } from '../patient-id.ts';
import { asBundle, asNdjson, fhirCoverage, fhirPatient } from '../testing/fhir.ts';
import { importPatients } from './import-patients.ts';

const keys = keysOf('the secret of a test of the registry');
const now = new Date('2026-11-21T10:00:00Z');

describe.each(engines)('the import of patients on %s', (engine) => {
  let database: Database;
  let folder: TestFolder;
  beforeAll(async () => {
    [database, folder] = await Promise.all([createTestDatabase(engine), makeTestFolder()]);
  });
  afterAll(() => Promise.all([database.close(), folder.remove()]));
  beforeEach(async () => {
    await sql`truncate patients, patient_people, patient_references, patient_coverage, patient_accounts`.execute(
      database.db,
    );
  });

  const importText = async (text: string | Uint8Array, settings: { mrnSystem?: string; signal?: AbortSignal } = {}) => {
    const { mrnSystem = null, signal } = settings;
    const path = await folder.write('patients', text);
    return importPatients(database, { keys, mrnSystem, now }, { path, ...(signal && { signal }) });
  };
  const registry = () => patientsOfRegistry(database.db, keys);
  const byNumber = async (number: string) => {
    const found = await registry().findByMedicalRecordNumber(number);
    return found === null ? null : { ...found, coverage: await registry().coverageOf(found) };
  };
  const ines = { firstName: 'Inés', lastName: 'Soler', birthDate: '1984-02-29', zip: '94301' };
  const none = { new: 0, changed: 0, unchanged: 0 };

  /** Everything in the registry, except sealed values, which differ each time. */
  const content = async () => {
    const { rows } = await sql<{ kind: string; one: string; other: string | null; digest: string | null }>`
      select 'patient' as kind, patient_id::text as one, replaced_by::text as other, encode(digest, 'hex') as digest from patients
      union all select 'person', encode(person_key, 'hex'), patient_id::text, null from patient_people
      union all select 'reference', encode(reference_key, 'hex'), patient_id::text, null from patient_references
      union all select 'coverage', encode(coverage_key, 'hex'), patient_id::text, encode(digest, 'hex') from patient_coverage
      union all select 'staged', number::text, null, null from staged_patients
      union all select 'staged', number::text, null, null from staged_coverage
      order by 1, 2, 3`.execute(database.db);
    return rows;
  };

  it('reads a patient with contact data and coverage, from NDJSON', async () => {
    const imported = await importText(asNdjson([fhirPatient(), fhirCoverage('c1', 'Patient/p1')]));
    expect(imported).toEqual({
      patients: { ...none, new: 1 },
      coverage: { ...none, new: 1, removed: 0 },
      others: 0,
      rejected: 0,
      errors: [],
    });
    expect(await byNumber('ab 1001')).toEqual({
      sourceId: expect.any(String),
      patientId: patientIdOf(keys, 'AB-1001'),
      medicalRecordNumber: 'AB-1001',
      name: { firstName: 'Inés', middleName: 'María', lastName: 'Soler' },
      otherNames: [],
      birthDate: '1984-02-29',
      sex: 'female',
      standing: 'active',
      addresses: [
        {
          use: 'home',
          lines: ['12 Juniper Street', 'Apt 4'],
          city: 'Palo Alto',
          state: 'CA',
          zip: '94301',
          country: 'US',
        },
      ],
      phones: [
        { use: 'mobile', number: '+16505550121' },
        { use: 'home', number: '+16505550120' },
      ],
      email: 'p1@example.org',
      emails: ['p1@example.org'],
      language: null,
      coverage: [
        {
          payorName: 'Harbor Mutual',
          subscriberId: 'M-c1',
          groupNumber: 'G-77',
          relationship: 'self',
          start: '2026-01-01',
          end: '2026-12-31',
        },
      ],
    });
  });

  it.each([
    ['a Bundle over many lines', asBundle([fhirPatient(), fhirCoverage('c1', 'Patient/p1')])],
    ['a Bundle in one line', asBundle([fhirPatient(), fhirCoverage('c1', 'Patient/p1')], { compact: true })],
    [
      'a Bundle whose references are addresses',
      asBundle([fhirPatient(), fhirCoverage('c1', 'http://fhir.example/r4/Patient/p1')]),
    ],
    ['coverage before its patient', asNdjson([fhirCoverage('c1', 'Patient/p1'), fhirPatient()])],
    ['gzip', gzipSync(asNdjson([fhirPatient(), fhirCoverage('c1', 'Patient/p1')]))],
    ['a byte order mark', `\ufeff${asNdjson([fhirPatient(), fhirCoverage('c1', 'Patient/p1')])}`],
    [
      'blank lines and CRLF',
      `\r\n${asNdjson([fhirPatient(), fhirCoverage('c1', 'Patient/p1')]).replaceAll('\n', '\r\n\r\n')}`,
    ],
    ['no line feed at the end', asNdjson([fhirPatient(), fhirCoverage('c1', 'Patient/p1')]).trimEnd()],
    [
      'coverage by medical record number',
      asNdjson([
        fhirCoverage('c1', '', {
          beneficiary: { identifier: { type: { coding: [{ code: 'MR' }] }, value: 'AB1001' } },
        }),
        fhirPatient(),
      ]),
    ],
  ])('takes %s', async (_, text) => {
    expect(await importText(text)).toMatchObject({ patients: { new: 1 }, coverage: { new: 1 }, rejected: 0 });
    expect(await byNumber('AB-1001')).toMatchObject({ coverage: [{ subscriberId: 'M-c1' }] });
  });

  it('keeps nothing readable of a person', async () => {
    await importText(asNdjson([fhirPatient(), fhirCoverage('c1', 'Patient/p1')]));
    const { rows } = await sql<{ text: string }>`
      select patients::text || patient_people::text || patient_references::text || patient_coverage::text as text
      from patients, patient_people, patient_references, patient_coverage`.execute(database.db);
    for (const { text } of rows) expect(text).not.toMatch(/Soler|AB-1001|6505550121|Harbor Mutual|1984-02-29/);
  });

  it('importing twice is importing once, whatever the file holds (property)', async () => {
    const patient = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      mrn: fc.constantFrom('1', '2', '3', ''),
      last: fc.constantFrom('Soler', 'Nguyễn', 'O’Hara'),
      birthDate: fc.constantFrom('1984-02-29', '1984-02', '2001-01-30'),
      zip: fc.constantFrom('94301', '94303-1234', ''),
    });
    const replaced = fc
      .tuple(patient, fc.constantFrom('a', 'b', 'z'))
      .map(([given, by]) =>
        fhirPatient({ ...given, more: { link: [{ type: 'replaced-by', other: { reference: `Patient/${by}` } }] } }),
      );
    const coverage = fc
      .tuple(fc.constantFrom('c1', 'c2'), fc.constantFrom('a', 'b', 'z'), fc.constantFrom('active', 'cancelled'))
      .map(([id, of, status]) => fhirCoverage(id, `Patient/${of}`, { status }));
    const resources = fc.array(
      fc.oneof(patient.map(fhirPatient), replaced, coverage, fc.constant({ resourceType: 'Observation' })),
    );
    await fc.assert(
      fc.asyncProperty(resources, async (file) => {
        const first = await importText(asNdjson(file) || '{}');
        const once = await content();
        const second = await importText(asNdjson(file) || '{}');
        expect(await content()).toEqual(once);
        expect(second.patients).toEqual({
          new: 0,
          changed: 0,
          unchanged: first.patients.new + first.patients.changed + first.patients.unchanged,
        });
        expect(second.coverage).toMatchObject({ new: 0, changed: 0, removed: 0 });
        expect(second.rejected).toBe(first.rejected);
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('changes what is new in a later file, and finds the patient no more by what was before', async () => {
    await importText(asNdjson([fhirPatient(), fhirPatient({ id: 'p2', mrn: '2', first: 'Noor' })]));
    const later = await importText(
      asNdjson([fhirPatient({ zip: '94043' }), fhirPatient({ id: 'p2', mrn: '2', first: 'Noor' })]),
    );
    expect(later.patients).toEqual({ new: 0, changed: 1, unchanged: 1 });
    expect(await registry().findByPerson(ines)).toBeNull();
    expect(await registry().findByPerson({ ...ines, zip: '94043' })).toMatchObject({ medicalRecordNumber: 'AB-1001' });
  });

  it('brings coverage of a later file to patients of an earlier one, and takes out what is cancelled', async () => {
    await importText(asNdjson([fhirPatient()]));
    const later = asNdjson([fhirCoverage('c1', 'Patient/p1'), fhirCoverage('c2', 'Patient/p1')]);
    expect(await importText(later)).toMatchObject({ coverage: { new: 2 } });
    const cancelled = asNdjson([fhirCoverage('c1', 'Patient/p1', { status: 'cancelled' })]);
    expect(await importText(cancelled)).toMatchObject({ coverage: { ...none, removed: 1 } });
    expect((await byNumber('AB-1001'))?.coverage).toMatchObject([{ subscriberId: 'M-c2' }]);
    await importText(asNdjson([fhirPatient()]));
    expect((await byNumber('AB-1001'))?.coverage).toHaveLength(1);
  });

  it('takes coverage from whoever had it where its source says that it is somebody else’s', async () => {
    const two = [fhirPatient(), fhirPatient({ id: 'p2', mrn: '2', first: 'Noor' })];
    await importText(asNdjson([...two, fhirCoverage('c1', 'Patient/p1')]));
    const moved = asNdjson([fhirCoverage('c1', 'Patient/p2')]);
    expect(await importText(moved)).toMatchObject({ coverage: { ...none, new: 1 } });
    expect(await byNumber('AB-1001')).toMatchObject({ coverage: [] });
    expect(await byNumber('2')).toMatchObject({ coverage: [{ subscriberId: 'M-c1' }] });
  });

  it('of two with one medical record number, the later one in the file counts', async () => {
    const imported = await importText(asNdjson([fhirPatient({ id: 'p1' }), fhirPatient({ id: 'p2', last: 'Later' })]));
    expect(imported.patients).toEqual({ ...none, new: 1 });
    expect(await byNumber('AB-1001')).toMatchObject({ name: { lastName: 'Later' } });
  });

  it('tells each record that cannot be taken by its place and reason, without its data, and takes the others', async () => {
    const lines = [
      JSON.stringify(fhirPatient()),
      '{"resourceType":"Patient","name":[{"family":"Cut',
      JSON.stringify(fhirPatient({ more: { identifier: [] } })),
      '[]',
      JSON.stringify(fhirPatient({ id: 'p3', mrn: '3', birthDate: '1984-02-30' })),
      JSON.stringify({ id: 'x' }),
      JSON.stringify(fhirCoverage('c1', 'Patient/nobody')),
      JSON.stringify(fhirPatient({ id: 'p4', mrn: '4', more: { name: [] } })),
      JSON.stringify({ resourceType: 'Organization', id: 'o' }),
      JSON.stringify(fhirPatient({ id: 'p5', mrn: '5' })),
    ];
    const inLatin1 = Buffer.from(JSON.stringify(fhirPatient({ id: 'p6', mrn: '6' })), 'latin1');
    const imported = await importText(Buffer.concat([Buffer.from(`${lines.join('\n')}\n`), inLatin1]));
    expect(imported).toMatchObject({ patients: { ...none, new: 2 }, others: 1, rejected: 8 });
    expect(imported.errors.map(({ line, type, reason }) => `${line} ${type}: ${reason}`)).toEqual([
      '2 entry: This is not valid JSON.',
      '3 Patient: It has no medical record number: no identifier of type MR.',
      '4 entry: This is not valid JSON.',
      '5 Patient: Its birthDate is missing, or is no day of the calendar.',
      '6 entry: It has no resourceType.',
      '7 Coverage: Its beneficiary is no patient of this file, nor of one that was imported before.',
      '8 Patient: It has no name.',
      '11 entry: This is not valid JSON.',
    ]);
  });

  it('tells entries of a Bundle by their number and line', async () => {
    const bundle = asBundle([fhirPatient(), fhirPatient({ more: { name: [] } })]);
    const { errors } = await importText(bundle);
    const line = bundle.slice(0, bundle.indexOf('{\n   "fullUrl"', bundle.indexOf('fullUrl'))).split('\n').length;
    expect(errors).toEqual([{ number: 2, line, type: 'Patient', reason: 'It has no name.' }]);
  });

  it.each([
    ['nothing', '', 'The file is empty.'],
    ['a web page', '<html>', 'The file is neither a FHIR Bundle in JSON nor NDJSON: both begin with a brace.'],
    [
      'one resource over several lines',
      JSON.stringify(fhirPatient(), null, 2),
      'Line 1: The file holds one resource over several lines.',
    ],
    ['a Bundle that was cut short', asBundle([fhirPatient()]).slice(0, -20), 'it was cut short'],
    [
      'a Bundle without a comma',
      asBundle([fhirPatient(), fhirPatient()]).replace('},\n  {', '}\n  {'),
      'needs a comma',
    ],
    ['gzip that was cut short', gzipSync(asNdjson([fhirPatient()])).subarray(0, 100), 'ends too early'],
  ])('changes nothing where the file is %s', async (_, text, message) => {
    await importText(asNdjson([fhirPatient({ id: 'before', mrn: 'before' })]));
    const before = await content();
    await expect(importText(text)).rejects.toThrow(message);
    expect(await content()).toEqual(before);
  });

  it('changes nothing when it is stopped', async () => {
    await expect(importText(asNdjson([fhirPatient()]), { signal: AbortSignal.abort() })).rejects.toThrow(/abort/);
    expect(await content()).toEqual([]);
  });

  it('takes the numbers of one system where several share a server', async () => {
    const identifier = [
      { type: { coding: [{ code: 'MR' }] }, system: 'urn:mrn:other', value: '7' },
      { system: 'urn:mrn:alder', value: '8' },
    ];
    await importText(asNdjson([fhirPatient({ more: { identifier } })]), { mrnSystem: 'urn:mrn:alder' });
    expect(await byNumber('8')).toMatchObject({ medicalRecordNumber: '8' });
    expect(await byNumber('7')).toBeNull();
  });

  it('keeps deceased and inactive patients, and marks them', async () => {
    await importText(
      asNdjson([
        fhirPatient({ id: 'p1', mrn: '1', more: { deceasedDateTime: '2025-06-01' } }),
        fhirPatient({ id: 'p2', mrn: '2', more: { active: false } }),
      ]),
    );
    expect(await byNumber('1')).toMatchObject({ standing: 'deceased' });
    expect(await byNumber('2')).toMatchObject({ standing: 'inactive' });
  });
});
