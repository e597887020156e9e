import { systemClock } from '../../../adapters/clock-system.ts';
import { patientExportOfFhirServer } from '../../../adapters/patient-export-fhir.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import type { PatientExportPort } from '../../../ports/patient-export.ts';
import { findExport } from '../../queries/patient-exports.ts';
import { runExport } from '../run-export.ts';

/**
 * A process that is killed: `node export-job.ts URL TOKEN [BYTES]` fetches the export of the group `drill` into the database of DATABASE_URL, or else of the folder PORTICO_DATA.
 * With BYTES it kills itself when so much of the files has come. Says `done` and the most memory it had, in MB, once the export is in the registry.
 */
const [url = '', token = '', lastByte] = process.argv.slice(2);
const { DATABASE_URL: databaseUrl, PORTICO_DATA: dataFolder = '' } = process.env;
const { keys, healthSystem } = await readSettings('test', {});
const followed = { server: { url, token }, group: 'drill', hour: 2, origins: [] };
const port = patientExportOfFhirServer(followed, systemClock);
let come = 0;

async function* counted(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    come += piece.length;
    if (lastByte !== undefined && come >= Number(lastByte)) process.kill(process.pid, 'SIGKILL');
    yield piece;
  }
}

const counting: PatientExportPort = {
  ...port,
  fetch: async (file) => {
    const fetched = await port.fetch(file);
    return { ...fetched, bytes: counted(fetched.bytes) };
  },
};

const database = await openDatabase({ dataFolder, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
let failure = '';
await runExport({
  database,
  clock: systemClock,
  settings: { keys, healthSystem, patients: { mrnSystem: null, export: followed } },
  port: counting,
  signal: new AbortController().signal,
  report: ({ reason, detail }) => {
    failure = `${reason} ${detail}`;
  },
});
const found = await findExport(database.db, keys, 'drill');
await database.close();
const isDone = found !== undefined && found.finishedAt !== null && found.state === null;
process.stdout.write(isDone ? `done ${Math.round(process.resourceUsage().maxRSS / 1024)}\n` : `failed ${failure}\n`);
