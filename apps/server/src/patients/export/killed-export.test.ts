import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { createTestDatabase, engines, makeDataFolder } from '../../testing/databases.ts';
import { startStrictBulkServer, type StrictBulkServer } from '../../testing/strict-bulk-server.ts';
import { asNdjson, fhirPatient } from '../testing/fhir.ts';

const job = fileURLToPath(new URL('testing/export-job.ts', import.meta.url));

/** In one file, more than is stored at once. */
const COUNT = 2500;

/** The short form of `npm run drill:exports`, which has 100,000 patients and kills ten times. */
describe.each(engines)('an export into %s that is killed while it is read (issue 15, "What proves it")', (engine) => {
  let server: StrictBulkServer;
  let environment: Record<string, string>;
  let count: () => Promise<number>;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const patients = Array.from({ length: COUNT }, (_, at) => fhirPatient({ id: `p${at}`, mrn: `BN-${at}` }));
    const files = [{ type: 'Patient', text: asNdjson(patients) }];
    server = await startStrictBulkServer({ group: 'drill', token: 'a-token', files, rounds: 0 });
    const countIn = async ({ db }: Database): Promise<number> =>
      (await db.selectFrom('patients').select('patient_id').execute()).length;
    if (engine === 'postgresql') {
      const database = await createTestDatabase(engine);
      const url = database.driver.engine === 'postgresql' ? database.driver.connectionString : '';
      environment = { DATABASE_URL: url };
      count = () => countIn(database);
      remove = () => database.close();
    } else {
      const folder = await makeDataFolder();
      environment = { PORTICO_DATA: folder.path };
      count = async () => {
        const database = await openDatabase({ dataFolder: folder.path });
        return countIn(database).finally(() => database.close());
      };
      remove = () => folder.remove();
    }
  });
  afterAll(() => Promise.all([server.close(), remove()]));

  const run = async (...bytes: number[]): Promise<string> => {
    const child = spawn(process.execPath, [job, server.url, 'a-token', ...bytes.map(String)], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return said;
  };

  it('changes nothing by then; the next one goes on, and is whole', async () => {
    const size = server.setup.files[0]?.text.length ?? 0;
    // The first ends before anything is stored, the second behind a thousand records.
    expect(await run(size * 0.1)).toBe('');
    expect(await run(size * 0.7)).toBe('');
    expect(await count()).toBe(0);
    expect(await run()).toMatch(/^done \d+\n$/);
    expect(await count()).toBe(COUNT);
    const begins = server.taken.flatMap(
      (line) => /^GET \/files\/0(?: bytes=(\d+)-)?$/.exec(line)?.[1] ?? (line.startsWith('GET /files') ? '0' : []),
    );
    expect(begins.slice(0, 2)).toEqual(['0', '0']);
    // The staging tables of an embedded database do not outlive its process: everything is read again.
    expect(Number(begins[2]) > size * 0.3).toBe(engine === 'postgresql');
    expect(server.taken.filter((line) => line.includes('$export'))).toHaveLength(1);
  });
});
