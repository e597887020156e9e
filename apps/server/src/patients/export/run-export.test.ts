import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patientExportOfFhirServer } from '../../adapters/patient-export-fhir.ts';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import type { Database } from '../../platform/db/database.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { callEngines, createTestDatabase } from '../../testing/databases.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { type BulkFault, startStrictBulkServer, type StrictBulkServer } from '../../testing/strict-bulk-server.ts';
import { receiveAdt } from '../adt/receive-adt.ts';
import { findExport, scheduleExport } from '../queries/patient-exports.ts';
import { adtMessage } from '../testing/adt-message.ts';
import { asNdjson, fhirCoverage, fhirPatient } from '../testing/fhir.ts';
import { runExport } from './run-export.ts';

// Issue 15, point 4 and "What proves it": Bulk Data $export by group, held against a strict local server with thirteen ways to fail.

const { keys, healthSystem } = await readSettings('test', {});
const token = 'a-token';

/** Patients of about a kilobyte each, in two files, and their coverage in a third. */
const COUNT = 150;
const patientsOf = (from: number, to: number): object[] =>
  Array.from({ length: to - from }, (_, at) =>
    fhirPatient({ id: `p${from + at}`, mrn: `BN-${from + at}`, first: `Ana${from + at}` }),
  );
const filesOf = () => [
  { type: 'Patient', text: asNdjson(patientsOf(0, 100)) },
  { type: 'Patient', text: asNdjson(patientsOf(100, COUNT)).trimEnd() },
  { type: 'Coverage', text: asNdjson([fhirCoverage('c1', 'Patient/p7'), fhirCoverage('c2', 'Patient/nobody')]) },
];

const deletedOf = (...names: string[]): string =>
  asNdjson([
    {
      resourceType: 'Bundle',
      type: 'transaction',
      entry: names.map((url) => ({ request: { method: 'DELETE', url } })),
    },
  ]);

describe.each(callEngines)('the nightly export of the patients on %s (issue 15, point 4)', (engine) => {
  const clock = settableClock('2026-11-26T09:00:00Z');
  let database: Database;
  let server: StrictBulkServer;
  let told: Array<{ reason: string; detail: string }>;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());
  const tables = [
    'patient_exports',
    'patients',
    'patient_people',
    'patient_references',
    'patient_blocks',
    'patient_coverage',
    'staged_patients',
    'staged_coverage',
    'adt_messages',
  ] as const;
  beforeEach(async () => {
    told = [];
    for (const table of tables) await database.db.deleteFrom(table).execute();
    server = await startStrictBulkServer({ group: 'g1', token, files: filesOf() });
  });
  afterEach(() => server.close());

  const step = async (patience = 5000): Promise<void> => {
    const followed = { server: { url: server.url, token }, group: 'g1', hour: 2, origins: [] };
    await runExport({
      database,
      clock,
      settings: { keys, healthSystem, patients: { mrnSystem: null, export: followed } },
      port: patientExportOfFhirServer(followed, clock, patience),
      signal: new AbortController().signal,
      report: (failure) => told.push(failure),
    });
  };
  const standing = async () => {
    const found = await findExport(database.db, keys, 'g1');
    if (found === undefined) throw new Error('no export');
    return found;
  };
  /** Goes on, each time when it is due, until one export is done. */
  const untilDone = async (patience?: number): Promise<void> => {
    const before = (await findExport(database.db, keys, 'g1'))?.finishedAt?.getTime();
    for (let turns = 0; turns < 12; turns += 1) {
      await step(patience);
      const { finishedAt, nextAt } = await standing();
      if (finishedAt !== null && finishedAt.getTime() !== before) return;
      clock.advance(Math.max(0, Math.ceil((nextAt.getTime() - clock.now().getTime()) / 1000)));
    }
    throw new Error('the export does not end');
  };
  const numberOfPatients = async (): Promise<number> =>
    (await database.db.selectFrom('patients').select('patient_id').execute()).length;
  const find = (mrn: string) => patientsOfRegistry(database.db, keys).findByMedicalRecordNumber(mrn);
  const receive = (message: string) =>
    receiveAdt(Buffer.from(message), { database, clock, keys, mrnSystem: null, takesTrials: false }, (error) => {
      throw error;
    });
  const askedFor = (line: RegExp): number => server.taken.filter((each) => line.test(each)).length;

  it('brings all of them into the registry, tells the server that it is done, and begins again at night', async () => {
    await untilDone();
    const { result, nextAt, state, failure } = await standing();
    expect(result).toMatchObject({
      patients: { new: COUNT, changed: 0, unchanged: 0 },
      coverage: { new: 1 },
      rejected: 1,
      errors: [{ type: 'Coverage', line: 2, reason: expect.stringContaining('beneficiary') }],
      isFull: true,
    });
    expect(await numberOfPatients()).toBe(COUNT);
    // Two at night, where the hospital is.
    expect(nextAt.toISOString()).toBe('2026-11-26T10:00:00.000Z');
    expect([state, failure]).toEqual([null, null]);
    expect(server.taken.at(-1)).toBe('DELETE /jobs/1');
    expect(server.breaches).toEqual([]);
    expect(await database.db.selectFrom('staged_patients').select('number').execute()).toEqual([]);
    const rows = await database.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('event', '=', 'patientsImported')
      .execute();
    expect(rows.at(-1)).toMatchObject({ actor: 'system', details: { newPatients: COUNT, full: true } });
  });

  it('asks again when the server wants it, and not before', async () => {
    server.setup = { ...server.setup, rounds: 2 };
    await step();
    const { nextAt, progress } = await standing();
    expect([nextAt.getTime() - clock.now().getTime(), progress]).toEqual([40_000, '1 rounds left']);
    clock.advance(39);
    await step();
    expect(askedFor(/GET \/jobs/)).toBe(1);
    clock.advance(1);
    await untilDone();
  });

  it('fetches what has changed since the server’s time of the last one, and all once a week', async () => {
    await untilDone();
    const changed = [fhirPatient({ id: 'p7', mrn: 'BN-7', first: 'Ana7', zip: '89501' })];
    server.setup = {
      ...server.setup,
      files: [{ type: 'Patient', text: asNdjson(changed) }],
      deleted: deletedOf('Coverage/c1', 'Patient/p8', 'Patient/unknown'),
    };
    clock.advance(24 * 3600);
    await untilDone();
    expect(server.taken.filter((line) => line.includes('$export')).at(-1)).toContain(
      '_since=2026-11-26T09%3A00%3A00.123Z',
    );
    expect((await standing()).result).toMatchObject({
      patients: { new: 0, changed: 1 },
      deleted: 2,
      isFull: false,
    });
    const p7 = await find('BN-7');
    expect(p7?.addresses[0]?.zip).toBe('89501');
    expect(await patientsOfRegistry(database.db, keys).coverageOf(p7 ?? { sourceId: '' })).toEqual([]);
    expect(await find('BN-8')).toMatchObject({ standing: 'inactive' });
    clock.advance(7 * 24 * 3600);
    await untilDone();
    expect(server.taken.filter((line) => line.includes('$export')).at(-1)).not.toContain('_since');
  });

  it('does not go over what a message of ADT has said since', async () => {
    await receive(adtMessage({ mrn: 'BN-7', pid: { 11: '1 Mill Road^^Reno^NV^89501^US^H' } }));
    server.setup = { ...server.setup, transactionTime: () => new Date(clock.now().getTime() - 60_000).toISOString() };
    await untilDone();
    expect((await find('BN-7'))?.addresses[0]?.zip).toBe('89501');
    expect(await numberOfPatients()).toBe(COUNT);
  });

  it('takes nobody out of use of whom a message has come since; that somebody is deleted is no message', async () => {
    await untilDone();
    clock.advance(24 * 3600);
    const transactionTime = clock.now().toISOString();
    clock.advance(60);
    await receive(adtMessage({ mrn: 'BN-7' }));
    const toldAt = clock.now();
    const deleted = deletedOf('Patient/p7', 'Patient/p8');
    server.setup = { ...server.setup, files: [], deleted, transactionTime: () => transactionTime };
    await untilDone();
    expect(await find('BN-7')).toMatchObject({ standing: 'active' });
    expect(await find('BN-8')).toMatchObject({ standing: 'inactive' });
    expect((await standing()).result).toMatchObject({ deleted: 1 });
    // A message that waits to be tried again is not older than a message that never came.
    const overtaking = database.db.selectFrom('patients').select('told_at').where('told_at', 'is not', null);
    expect(await overtaking.execute()).toEqual([{ told_at: toldAt }]);
  });

  it('is run by one process at a time', async () => {
    await Promise.all([step(), step(), step()]);
    expect(askedFor(/\$export/)).toBe(1);
  });

  it('goes on where it was stopped: what is stored is not fetched again', async () => {
    server.setup = { ...server.setup, rounds: 0 };
    const stopping = new AbortController();
    const followed = { server: { url: server.url, token }, group: 'g1', hour: 2, origins: [] };
    const port = patientExportOfFhirServer(followed, clock);
    let fetched = 0;
    await runExport({
      database,
      clock,
      settings: { keys, healthSystem, patients: { mrnSystem: null, export: followed } },
      port: {
        ...port,
        fetch: (file) => {
          fetched += 1;
          if (fetched === 2) stopping.abort();
          return port.fetch(file);
        },
      },
      signal: stopping.signal,
      report: (failure) => told.push(failure),
    });
    expect((await standing()).state).toMatchObject({ phase: 'loading', position: 1 });
    await step();
    expect(askedFor(/GET \/files\/0/)).toBe(1);
    expect(await numberOfPatients()).toBe(COUNT);
    expect(told).toEqual([]);
  });

  describe('from a server that', () => {
    const failing: ReadonlyArray<[what: string, fault: BulkFault, reason: string, detail: RegExp]> = [
      ['1. has no such group', 'groupUnknown', 'refused', /HTTP 404/],
      ['2. does not let the portal export', 'scopeRefused', 'refused', /HTTP 403/],
      ['3. is busy, and says until when', 'tooManyQuestions', 'unreachable', /HTTP 429/],
      ['4. does not say where its status is', 'noStatusAddress', 'garbage', /Content-Location/],
      ['5. has its status on another host', 'statusElsewhere', 'garbage', /another host/],
      ['6. fails while it prepares', 'failsWhilePreparing', 'unreachable', /HTTP 500/],
      ['7. forgets the export', 'exportGone', 'gone', /HTTP 404/],
      ['8. says what is no manifest', 'notManifest', 'garbage', /manifest/],
      ['9. has its files on another host', 'filesElsewhere', 'garbage', /another host/],
      ['10. sends a page in place of a file', 'notNdjson', 'garbage', /no NDJSON/],
      ['11. has deleted its files', 'filesExpired', 'gone', /HTTP 404/],
      ['12. falls silent within a file', 'silence', 'timeout', /no answer in time/],
    ];
    it.each(failing)(
      '%s: it is told, nothing is lost, and the next try ends whole',
      async (_what, fault, reason, detail) => {
        server.fault = fault;
        for (let turns = 0; turns < 4 && told.length === 0; turns += 1) {
          await step(fault === 'silence' ? 150 : 5000);
          const { nextAt } = await standing();
          if (told.length === 0)
            clock.advance(Math.max(0, Math.ceil((nextAt.getTime() - clock.now().getTime()) / 1000)));
        }
        expect(told).toEqual([{ reason, detail: expect.stringMatching(detail) }]);
        expect(JSON.stringify(told)).not.toMatch(/127\.0\.0\.1|a-token|Ana|BN-/);
        const { failure, failures, nextAt } = await standing();
        expect([failure, failures]).toEqual([expect.stringContaining(reason), 1]);
        expect(nextAt.getTime() - clock.now().getTime()).toBeGreaterThanOrEqual(
          fault === 'tooManyQuestions' ? 120_000 : 60_000,
        );
        expect(await numberOfPatients()).toBe(0);
        server.fault = undefined;
        clock.advance(3600);
        await untilDone();
        expect(await numberOfPatients()).toBe(COUNT);
        expect(await standing()).toMatchObject({ failure: null, failures: 0 });
      },
    );

    it.each(['breaksOff', 'wholeFilesAlone', 'fileChanged'] as const)(
      '13. breaks off within each file (%s): it goes on from there, or from the beginning, and ends whole',
      async (fault) => {
        server.fault = fault;
        await untilDone();
        expect(told).toEqual([]);
        expect(await numberOfPatients()).toBe(COUNT);
        expect((await standing()).result).toMatchObject({ patients: { new: COUNT }, rejected: 1 });
        expect(askedFor(/GET \/files\/0 bytes=/)).toBeGreaterThan(0);
      },
    );

    it('does not want to hear that it is done: the export counts all the same', async () => {
      server.fault = 'deleteRefused';
      await untilDone();
      expect((await standing()).state).toBeNull();
    });
  });

  it('begins at once where staff want it', async () => {
    await untilDone();
    await scheduleExport(database.db, 'g1', clock.now());
    await untilDone();
    expect(askedFor(/\$export/)).toBe(2);
  });
});
