import { keysOf } from '../../platform/crypto/keys.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { withStagedPatients } from '../import/stage-patients.ts';

/**
 * A process that is killed: `node interrupted-import.ts FILE` reads the file into the database of DATABASE_URL, and kills itself
 * before anything of it is in the registry.
 */
const [path = ''] = process.argv.slice(2);
const database = await openDatabase({ dataFolder: '', databaseUrl: process.env['DATABASE_URL'] ?? '' });
const settings = { keys: keysOf('the secret of a test of the registry'), mrnSystem: null, now: new Date() };
await withStagedPatients(database, settings, { path }, async () => process.kill(process.pid, 'SIGKILL'));
