import { isatty } from 'node:tty';
import { openDatabase } from '../platform/db/database.ts';
import { OWNER_ALONE } from '../platform/db/folder-rights.ts';
import { askServer } from './channel/ask-server.ts';
import { systemUser } from './operator.ts';
import { runCli } from './run.ts';
import { terminalOn } from './terminal.ts';

/** `npm run portico -- …`: the operator's commands. */
process.umask(OWNER_ALONE);
const stopped = new AbortController();
// Handled every time: a terminal sends the signal to this process and to its parent, which passes it on.
process.on('SIGINT', () => stopped.abort()).on('SIGTERM', () => stopped.abort());

const terminal = terminalOn({ out: process.stdout, err: process.stderr, isInteractive: isatty(2) }, stopped);
const user = systemUser(process.env);

process.exitCode = await runCli(process.argv.slice(2), {
  terminal,
  env: process.env,
  openDatabase,
  signal: stopped.signal,
  user,
  askServer: (dataFolder, argv) =>
    askServer(dataFolder, { argv: [...argv], cwd: process.cwd(), user }, { terminal, signal: stopped.signal }),
});
