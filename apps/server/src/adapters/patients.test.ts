import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysOf } from '../platform/crypto/keys.ts';
import type { Database } from '../platform/db/database.ts';
import type { JsonObject } from '../patients/fhir/json.ts';
import { importPatients } from '../patients/import/import-patients.ts';
import { patientIdOf } from '../patients/patient-id.ts';
import { asNdjson, fhirCoverage, fhirPatient } from '../patients/testing/fhir.ts';
import { startFhirStandIn } from '../patients/testing/fhir-stand-in.ts';
import { type PatientsPort, PatientsUnreachable } from '../ports/patients.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { makeTestFolder } from '../testing/price-files.ts';
import { failures, type ServiceStandIn, type StandInReply, startServiceStandIn } from '../testing/service-stand-in.ts';
import { settableClock } from '../testing/settable-clock.ts';
import type { ServiceError } from './service-error.ts';
import { patientsOfFhirServer } from './patients-fhir.ts';
import { patientsOfRegistry } from './patients-registry.ts';

const keys = keysOf('the secret of a test of patients');
const clock = settableClock();

interface Setup {
  port: PatientsPort;
  close(): Promise<unknown>;
}

/** The people of the tests, the same in both sources. */
const people: readonly JsonObject[] = [
  fhirPatient({ id: 'ines', mrn: 'AB-1001' }),
  fhirCoverage('c1', 'Patient/ines'),
  fhirCoverage('c2', 'Patient/ines', { status: 'cancelled' }),
  fhirPatient({ id: 'twin-1', mrn: 'AB-2001', first: 'Sam', last: 'Lee', birthDate: '2010-05-05' }),
  fhirPatient({ id: 'twin-2', mrn: 'AB-2002', first: 'Sam', last: 'Lee', birthDate: '2010-05-05' }),
  fhirPatient({ id: 'kim-old', mrn: 'AB-3001', first: 'Kim', last: 'Oh', more: { active: false } }),
  fhirPatient({ id: 'kim', mrn: 'AB-3002', first: 'Kim', last: 'Oh' }),
  fhirPatient({
    id: 'lena-old',
    mrn: 'AB-4001',
    first: 'Lena',
    last: 'Vogt',
    more: { link: [{ type: 'replaced-by', other: { reference: 'Patient/lena' } }] },
  }),
  fhirPatient({ id: 'lena', mrn: 'AB-4002', first: 'Lena', last: 'Vogt' }),
  fhirPatient({ id: 'otto', mrn: 'AB-5001', first: 'Otto', last: 'Brandt', more: { deceasedBoolean: true } }),
  fhirPatient({
    id: 'nguyet',
    mrn: 'AB-6001',
    more: {
      name: [
        { use: 'official', family: "O'Neill-Hoàng", given: ['Ánh', 'Nguyệt'] },
        { use: 'maiden', family: 'Hoàng', given: ['Ánh Nguyệt'] },
      ],
    },
  }),
  fhirPatient({
    id: 'tess',
    first: 'Tess',
    more: {
      identifier: [
        { use: 'official', type: { coding: [{ code: 'MR' }] }, value: 'AB-7001' },
        { type: { coding: [{ code: 'MR' }] }, value: 'CLINIC-7' },
        { type: { coding: [{ code: 'MR' }] }, value: 'AB-7000', period: { end: '2019' } },
      ],
    },
  }),
];

async function ofRegistry(): Promise<Setup> {
  const [database, folder]: [Database, Awaited<ReturnType<typeof makeTestFolder>>] = await Promise.all([
    createTestDatabase('pglite'),
    makeTestFolder(),
  ]);
  const path = await folder.write('people.ndjson', asNdjson(people));
  await importPatients(database, { keys, mrnSystem: null, now: clock.now() }, { path });
  const close = () => Promise.all([database.close(), folder.remove()]);
  return { port: patientsOfRegistry(database.db, keys), close };
}

async function ofFhirServer(): Promise<Setup> {
  const server = await startFhirStandIn(people, 'the-token');
  const service = { url: server.url, token: 'the-token' };
  return {
    port: patientsOfFhirServer(service, { clock, keys, mrnSystem: null, report: () => {} }),
    close: () => server.close(),
  };
}

describe.each([
  ['the portal’s own registry', ofRegistry],
  ['a FHIR R4 server', ofFhirServer],
])('patients of %s', (_name, open) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await open();
  });
  afterAll(() => setup.close());

  const byNumber = (number: string) => setup.port.findByMedicalRecordNumber(number);
  const byPerson = (firstName: string, lastName: string, zip = '94301', birthDate = '1984-02-29') =>
    setup.port.findByPerson({ firstName, lastName, birthDate, zip });

  it('are found by medical record number, with contact data', async () => {
    expect(await byNumber('AB-1001')).toEqual({
      patientId: patientIdOf(keys, 'AB-1001'),
      sourceId: expect.any(String),
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
      email: 'ines@example.org',
      emails: ['ines@example.org'],
      language: null,
    });
  });

  it('have the coverage on file, which is asked for by itself', async () => {
    const coverageOf = async (number: string) => setup.port.coverageOf((await byNumber(number)) ?? { sourceId: '' });
    expect(await coverageOf('AB-1001')).toEqual([
      {
        payorName: 'Harbor Mutual',
        subscriberId: 'M-c1',
        groupNumber: 'G-77',
        relationship: 'self',
        start: '2026-01-01',
        end: '2026-12-31',
      },
    ]);
    expect(await coverageOf('AB-3002')).toEqual([]);
  });

  it.each(['AB-9999', '', '---', 'AB-1001,AB-2001', 'AB-100', 'urn:mrn:alder|AB-1001'])(
    'nobody has %j',
    async (number) => {
      expect(await byNumber(number)).toBeNull();
    },
  );

  it('are found by each of their numbers, and have one id', async () => {
    const patient = { medicalRecordNumber: 'AB-7001', patientId: patientIdOf(keys, 'AB-7001') };
    expect(await byNumber('AB-7001')).toMatchObject(patient);
    expect(await byNumber('CLINIC-7')).toMatchObject(patient);
    expect(await byNumber('AB-7000')).toBeNull();
  });

  it.each([
    ['as on record', 'Inés', 'Soler', '94301'],
    ['without accents and in capitals', 'INES', 'SOLER', '94301'],
    ['with all given names', 'Inés María', 'Soler', '94301'],
    ['with nine digits', 'Inés', 'Soler', '94301-1234'],
  ])('are found by what they say of themselves, %s', async (_what, firstName, lastName, zip) => {
    expect(await byPerson(firstName, lastName, zip)).toMatchObject({ medicalRecordNumber: 'AB-1001' });
  });

  it('are found by a name that they had before, and without the marks in a name', async () => {
    expect(await byPerson('Ánh', 'O Neill Hoàng')).toMatchObject({ medicalRecordNumber: 'AB-6001' });
    expect(await byPerson('Ánh Nguyệt', 'Hoàng')).toMatchObject({ medicalRecordNumber: 'AB-6001' });
  });

  it.each([
    ['first name', 'Ines Maria Clara', 'Soler', '94301', '1984-02-29'],
    ['beginning of a name', 'In', 'Sol', '94301', '1984-02-29'],
    ['ZIP code', 'Inés', 'Soler', '94302', '1984-02-29'],
    ['date of birth', 'Inés', 'Soler', '94301', '1984-02-28'],
    ['nothing', '', '', '', ''],
  ])('are not found by another %s', async (_what, firstName, lastName, zip, birthDate) => {
    expect(await byPerson(firstName, lastName, zip, birthDate)).toBeNull();
  });

  const sought = { firstName: 'Inés', middleName: '', lastName: 'Miller' };
  const ines = {
    names: [sought],
    birthDate: '1984-02-29',
    sex: null,
    zips: ['10001'],
    streets: [],
    phones: [],
    emails: [],
  };
  const numbersOf = async (person: typeof ines): Promise<string[]> =>
    (await setup.port.candidatesOf(person)).map(({ medicalRecordNumber }) => medicalRecordNumber);

  it('may be found although something differs, and are then compared (issue 15, point 4)', async () => {
    expect(await numbersOf(ines)).toContain('AB-1001');
    expect(await numbersOf({ ...ines, names: [{ ...sought, lastName: 'Soler' }] })).toContain('AB-1001');
    expect(await numbersOf({ ...ines, names: [{ ...sought, firstName: 'Soler', lastName: 'Inés' }] })).toContain(
      'AB-1001',
    );
    // The record that took the place of hers.
    expect(await numbersOf({ ...ines, names: [{ ...sought, firstName: 'Lena', lastName: 'Vogt' }] })).not.toContain(
      'AB-4001',
    );
    expect(await numbersOf({ ...ines, birthDate: '1990-07-30', names: [{ ...sought, firstName: 'Nobody' }] })).toEqual(
      [],
    );
  });

  it('are never guessed: two whom the same is true of are nobody', async () => {
    expect(await byPerson('Sam', 'Lee', '94301', '2010-05-05')).toBeNull();
    expect(await byNumber('AB-2002')).toMatchObject({ name: { firstName: 'Sam' } });
  });

  it('have the record in use, where another one was left behind', async () => {
    expect(await byPerson('Kim', 'Oh')).toMatchObject({ medicalRecordNumber: 'AB-3002', standing: 'active' });
    expect(await byNumber('AB-3001')).toMatchObject({ standing: 'inactive' });
  });

  it('have the record that another one was merged into', async () => {
    const lena = { medicalRecordNumber: 'AB-4002', patientId: patientIdOf(keys, 'AB-4002') };
    expect(await byNumber('AB-4001')).toMatchObject(lena);
    expect(await byPerson('Lena', 'Vogt')).toMatchObject(lena);
  });

  it('are marked when they are deceased', async () => {
    expect(await byPerson('Otto', 'Brandt')).toMatchObject({ standing: 'deceased' });
  });
});

describe('a FHIR server', () => {
  let reply: StandInReply;
  let service: ServiceStandIn;
  const errors: ServiceError[] = [];
  beforeAll(async () => {
    service = await startServiceStandIn(() => reply);
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.taken.length = 0;
    errors.length = 0;
  });

  const portOf = (mrnSystem: string | null = null, patience = 3000) =>
    patientsOfFhirServer(
      { url: service.url, token: 'a-token' },
      { clock, keys, mrnSystem, report: (error) => errors.push(error), patience },
    );
  const nobody: StandInReply = { json: { resourceType: 'Bundle', type: 'searchset', total: 0 } };

  it('is asked so that no address names a person', async () => {
    reply = nobody;
    expect(await portOf('urn:mrn:alder').findByMedicalRecordNumber('ab 1001')).toBeNull();
    const ines = { firstName: 'Inés María', lastName: 'Soler, Jr', birthDate: '1984-02-29', zip: '94301' };
    expect(await portOf().findByPerson(ines)).toBeNull();
    expect(service.taken.map(({ line, authorization }) => [line, authorization])).toEqual([
      ['POST /service/Patient/_search', 'Bearer a-token'],
      ['POST /service/Patient/_search', 'Bearer a-token'],
    ]);
    expect(service.taken.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      { identifier: 'urn:mrn:alder|ab 1001', _count: '50' },
      { family: String.raw`Soler\, Jr`, given: 'Inés', birthdate: '1984-02-29', _count: '50' },
    ]);
  });

  it('that keeps no coverage still says who is a patient', async () => {
    const server = await startServiceStandIn(({ line }) =>
      line.includes('Coverage')
        ? { status: 404, json: { resourceType: 'OperationOutcome' } }
        : { json: { resourceType: 'Bundle', entry: [{ resource: fhirPatient() }] } },
    );
    const port = patientsOfFhirServer(server, { clock, keys, mrnSystem: null, report: () => {} });
    const found = await port.findByMedicalRecordNumber('AB-1001');
    expect(found).toMatchObject({ medicalRecordNumber: 'AB-1001' });
    expect(await port.coverageOf(found ?? { sourceId: '' })).toEqual([]);
    await server.close();
  });

  it.each(failures)('%s is told, without a word on the patient', async (...failure) => {
    const [, canned, reason] = failure;
    reply = canned;
    const port = portOf(null, canned === 'silence' ? 250 : 3000);
    const error: unknown = await port.findByMedicalRecordNumber('AB-1001').catch((each: unknown) => each);
    expect(error).toBeInstanceOf(PatientsUnreachable);
    expect(error).toMatchObject({ kind: reason });
    expect(errors).toEqual([{ service: 'patients', reason, detail: expect.any(String) }]);
    expect(`${String(error)} ${JSON.stringify(errors)}`).not.toMatch(/AB-?1001|a-token|127\.0\.0\.1|http:/);
  });

  it('whose entries are nonsense has nobody', async () => {
    const entry = [
      null,
      'x',
      {},
      { resource: null },
      { resource: { resourceType: 'Patient' } },
      { resource: fhirPatient({ id: '../x' }) },
    ];
    reply = { json: { resourceType: 'Bundle', entry } };
    expect(await portOf().findByMedicalRecordNumber('AB-1001')).toBeNull();
  });

  it('is given ten seconds for all of its answers (no more than one page of them)', async () => {
    const link = [{ type: 'replaced-by', other: { reference: 'Patient/another' } }];
    reply = { json: { resourceType: 'Bundle', entry: [{ resource: fhirPatient({ more: { link } }) }] }, after: 150 };
    const error: unknown = await portOf(null, 250)
      .findByMedicalRecordNumber('AB-1001')
      .catch((each: unknown) => each);
    expect(error).toMatchObject({ kind: 'timeout' });
  });
});
