import { openDatabase } from '../../platform/db/database.ts';
import { importPriceFile } from '../import-price-file.ts';
import { activateVersion, rollBackVersion } from '../switch-version.ts';

/**
 * A process that is killed: `node interrupted-job.ts import|stage FILE [PIECE]`, `… activate`, `… rollback`, for the location
 * `drill` in the database of DATABASE_URL, or else of the folder PORTICO_DATA. It says when the database is open, and when it is
 * done. With PIECE it kills itself when so many pieces of the file are read.
 */
const locationId = 'drill';
const [job = '', path = '', lastPiece] = process.argv.slice(2);
const { DATABASE_URL: databaseUrl, PORTICO_DATA: dataFolder = '' } = process.env;
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const record = async (): Promise<void> => {};

const database = await openDatabase({ dataFolder, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
say('open');
if (job === 'activate') await activateVersion(database, { locationId, older: true, now: new Date(), record });
else if (job === 'rollback') await rollBackVersion(database, { locationId, record });
else {
  let pieces = 0;
  const onProgress = (): void => {
    pieces += 1;
    if (pieces === Number(lastPiece)) process.kill(process.pid, 'SIGKILL');
  };
  await importPriceFile(database, { now: () => new Date() }, { path, locationId, stage: job === 'stage', onProgress });
}
say('done');
await database.close();
