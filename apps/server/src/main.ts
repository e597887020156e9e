import { fileURLToPath } from 'node:url';
import { createLogger, logLevels } from './app/http/logging.ts';
import { isOfPrimary, serveForPrimary } from './app/processes/of-primary.ts';
import { runServerProcesses } from './app/processes/run-server-processes.ts';
import { readWholeSettings } from './app/settings/read-whole-settings.ts';
import { type RunningServer, startServer } from './main/start-server.ts';
import { readAnew, reloading } from './main/reload-settings.ts';
import { OWNER_ALONE } from './platform/db/folder-rights.ts';
import { explainFailure } from './platform/explain-failure.ts';
import type { Mode } from './platform/settings/environment.ts';
import type { Settings } from './platform/settings/settings.ts';

/**
 * Runs the server as a process: prints its address, stops on SIGTERM and SIGINT, and explains why it cannot start. For
 * the scripts of `npm start` and `npm run serve`.
 */
export async function runServer(mode: Mode): Promise<void> {
  process.umask(OWNER_ALONE);
  // Where somebody watches, the signal says that their terminal has gone, and ends the process, which is Node's default.
  const isReloaded = mode === 'production' && !process.stdin.isTTY;
  const early = isReloaded ? holdReload() : undefined;
  let server: RunningServer;
  let settings: Settings;
  try {
    settings = await readWholeSettings(mode, process.env);
    if (settings.workers > 1 && !isOfPrimary()) {
      const program = [fileURLToPath(import.meta.url), '--production'] as const;
      const url = await runServerProcesses(
        settings,
        program,
        async (log) => (await readAnew(mode, process.env, log)) !== null,
      );
      if (url === null) process.exitCode = 1;
      else process.stdout.write(`\n  Portico   ${url}\n\n`);
      early?.pass();
      return;
    }
    server = await startServer(isOfPrimary() ? withoutMetrics(settings) : settings);
  } catch (error) {
    const explained = explainFailure(error);
    if (explained === undefined) throw error;
    process.stderr.write(`${explained}\n`);
    process.exitCode = 1;
    return;
  }
  const log = createLogger(logLevels[mode]);
  const reload = reloading(settings, process.env, (next) => server.reload(next), log);
  if (isOfPrimary()) {
    serveForPrimary(server.url, { stop: () => server.close(), reload });
    return;
  }
  // Before the address is printed: whoever waits for it may stop the server at once, and it leaves no socket behind.
  const stop = (): void => {
    // A second signal ends the process at once, which is Node's default.
    process.off('SIGTERM', stop).off('SIGINT', stop);
    void server.close();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  if (isReloaded) process.on('SIGHUP', () => void reload());
  early?.pass();
  // The demonstration's mails and passkeys belong to publicUrl; a hospital's server is behind a proxy with that name.
  const url = mode === 'demonstration' && settings.port !== 0 ? settings.publicUrl : server.url;
  process.stdout.write(`\n  Portico   ${url}\n`);
  if (server.firstToTry !== undefined) {
    const { username, password } = server.firstToTry;
    process.stdout.write(`  Sign in   ${username} / ${password}\n`);
    process.stdout.write(`  Outbox    ${url}/dev/outbox\n  To try    ${url}/dev/demo.json\n`);
    if (server.appToTry !== undefined) process.stdout.write(`  An app    ${server.appToTry}\n`);
  }
  if (server.staffUrl !== undefined) process.stdout.write(`  Staff     ${server.staffUrl}\n`);
  process.stdout.write('\n');
}

/**
 * Holds the signal to read the settings anew while the server starts, which it would end by default.
 *
 * @returns what passes it on, once somebody heeds it.
 */
function holdReload(): { pass(): void } {
  let hasCome = false;
  const note = (): void => {
    hasCome = true;
  };
  process.on('SIGHUP', note);
  return {
    pass: () => {
      process.off('SIGHUP', note);
      if (hasCome) process.emit('SIGHUP', 'SIGHUP');
    },
  };
}

/** Those of all processes are served by the one that started them. */
function withoutMetrics({ metrics: _ofAll, ...settings }: Settings): Settings {
  return settings;
}

if (import.meta.main) await runServer(process.argv.includes('--production') ? 'production' : 'demonstration');
