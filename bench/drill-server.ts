import { startServer } from '../apps/server/src/main/start-server.ts';
import { readSettings } from '../apps/server/src/platform/settings/settings.ts';

/** The server of a drill, as a process that can be killed or stopped. Prints its address. */
const server = await startServer(await readSettings('test', process.env));
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => void server.close());
