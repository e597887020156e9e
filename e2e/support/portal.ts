import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cp, lstat, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { createDatabase, type DatabaseOfServer, dropDatabase, urlOf } from './server-databases.ts';
import { runAsStaff } from './staff.ts';

const repository = join(import.meta.dirname, '..', '..');
/** Loaded into every portal before its own modules. */
const preloads = ['movable-clock.ts', 'quick-hashes.ts'].flatMap((file) => [
  '--import',
  pathToFileURL(join(import.meta.dirname, file)).href,
]);

/** The running portal: the real server as its own process, on a fresh database with the demonstration in it. */
export interface Portal {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Ends it at once, as when a machine loses its power. */
  readonly kill: () => Promise<void>;
  /** Starts another one in the place of the one that was killed: on its folder, at its address, or with other settings. */
  readonly startAgain: (differences?: Differences) => Promise<void>;
  /** Runs a command of staff beside it. Answers with what it printed; rejects when it fails. */
  readonly asStaff: (...command: readonly string[]) => Promise<string>;
  /** Lets so many seconds pass for it at once. The clocks of browsers are their own. */
  readonly passTime: (seconds: number) => Promise<void>;
}

/** The process of a portal. */
interface RunningServer {
  /** Ends it, and waits until it is gone. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
  readonly passTime: Portal['passTime'];
}

/** What a portal of a test file's own has otherwise than the demonstration: times short enough to wait for, partners, apps. */
export interface Differences {
  readonly session?: {
    readonly idleSeconds: number;
    readonly endsAfterSeconds: number;
    readonly warnForSeconds: number;
  };
  readonly firstLockSeconds?: number;
  readonly secondStep?: { readonly demanded: 'patients' | 'everyone'; readonly from?: string };
  readonly accountTerms?: { readonly version: string; readonly paragraphs: readonly object[] };
  readonly rteTimeoutSeconds?: number;
  readonly partners?: readonly object[];
  readonly openIdClients?: readonly object[];
  readonly smart?: object;
  readonly captcha?: { readonly enabled: boolean };
  readonly card?: { readonly numberAlone: boolean };
  readonly countsPages?: boolean;
  readonly names?: 'specification' | 'asWritten';
  readonly phoneDigits?: 'shown' | 'proven';
  readonly phones?: { readonly helpdesk: string; readonly estimates: string };
  readonly mobileApps?: { readonly ios?: string; readonly android?: string };
  /** A hospital's own texts, in files with an absolute path. */
  readonly texts?: { readonly en: string };
  /** Tokens, and files with an absolute path. */
  readonly brand?: object;
  /** Languages that are data: tags, or folders with an absolute path. */
  readonly addedLanguages?: readonly string[];
}

/** The loaded demonstration, which portals begin with a copy of. */
export interface Demonstration {
  /** A data folder; without `database` the database is in it. */
  readonly folder: string;
  /** A database of PostgreSQL, with its server's address. */
  readonly database?: DatabaseOfServer;
}

/** Loads the demonstration once: into the embedded database of a new folder, or into PostgreSQL. */
export async function loadDemonstration(database?: DatabaseOfServer): Promise<Demonstration> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-e2e-'));
  if (database) await createDatabase(database);
  const portal = await startIn(folder, environmentOf(database), {});
  await portal.stop();
  return { folder, ...(database && { database }) };
}

/**
 * Starts the portal on a free port of loopback, with a copy of the loaded demonstration, and waits until it answers.
 * Rejects with what it printed when it does not.
 */
export async function startPortal(
  environment: Readonly<Record<string, string>> = {},
  differences: Differences = {},
  demonstration: Demonstration = inject('demonstration'),
): Promise<Portal> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-e2e-'));
  const database = demonstration.database && { server: demonstration.database.server, name: basename(folder) };
  const clear = async () => {
    await Promise.all([rm(folder, { recursive: true, force: true }), database && dropDatabase(database)]);
  };
  await Promise.all([
    // A portal that is stopped as soon as it answers may leave the socket of its commands behind, which is nothing to copy.
    cp(demonstration.folder, folder, { recursive: true, filter: async (path) => !(await lstat(path)).isSocket() }),
    database && createDatabase(database, demonstration.database?.name),
  ]);
  const portal = await startIn(folder, { ...environmentOf(database), ...environment }, differences).catch(
    async (error: unknown) => {
      await clear();
      throw error;
    },
  );
  return {
    ...portal,
    stop: async () => {
      await portal.stop();
      await clear();
    },
  };
}

function environmentOf(database: DatabaseOfServer | undefined): Readonly<Record<string, string>> {
  return database ? { DATABASE_URL: urlOf(database) } : {};
}

/** Another program, or another test's portal, may take a port between its being found free and its being used: then on others. */
async function startIn(
  data: string,
  environment: Readonly<Record<string, string>>,
  differences: Differences,
): Promise<Portal> {
  for (let triesLeft = 2; ; triesLeft -= 1) {
    try {
      return await startOn(await freePort(), data, environment, differences);
    } catch (error) {
      if (triesLeft === 0 || !String(error).includes('The port is in use')) throw error;
    }
  }
}

/** The port is known beforehand, so that mailed links and passkeys are made for the address that the browser opens. */
async function startOn(
  port: number,
  data: string,
  environment: Readonly<Record<string, string>>,
  differences: Differences,
): Promise<Portal> {
  const config = join(data, 'health-system.json');
  await writeDemonstration(config, differences);
  const env = {
    ...process.env,
    PORTICO_DATA: data,
    PORTICO_CONFIG: config,
    PORTICO_CALLS_PER_MINUTE: '1000000',
    // A dozen portals load the same modules.
    NODE_COMPILE_CACHE: join(tmpdir(), 'portico-e2e-compiled'),
    PORT: String(port),
    HOST: '127.0.0.1',
    ...environment,
  };
  const start = () => startServer(port, env);
  let server = await start();
  return {
    url: `http://localhost:${port}`,
    stop: () => server.end('SIGTERM'),
    kill: () => server.end('SIGKILL'),
    startAgain: async (changed) => {
      if (changed) await writeDemonstration(config, changed);
      server = await start();
    },
    asStaff: (...command) => runAsStaff(command, env),
    passTime: (seconds) => server.passTime(seconds),
  };
}

/** Starts the server as a process of its own, and waits until it answers. */
async function startServer(port: number, env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const server = spawn(process.execPath, [...preloads, 'apps/server/src/main.ts'], {
    cwd: repository,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => {
    server.on('exit', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      if (printed.includes(`:${port}`)) resolve();
    };
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', read);
    void gone.then(() => reject(new Error(`The portal stopped before it answered:\n${printed}`)));
  });
  return {
    end: async (signal) => {
      server.kill(signal);
      await gone;
    },
    passTime: async (seconds) => {
      const passed = once(server, 'message');
      server.send(seconds);
      await passed;
    },
  };
}

/** Writes the settings of the demonstration's health system, but for the differences, to a file of their own. */
async function writeDemonstration(file: string, differences: Differences): Promise<void> {
  const original = join(repository, 'apps/server/src/demo/health-system.json');
  const settings = JSON.parse(await readFile(original, 'utf8')) as { webConfigurationFile: string };
  const webConfigurationFile = join(dirname(original), settings.webConfigurationFile);
  // A second of a browser's work for each guest proves nothing here.
  const captcha = { enabled: true, difficulty: 5 };
  await writeFile(file, JSON.stringify({ ...settings, captcha, ...differences, webConfigurationFile }));
}

/** Behind the portal stand its providers, its apps and the staff app. */
const PORTS = 4;

/**
 * The first of some free ports in a row. They are none of those that systems hand out to who asks for any: what another run has open
 * in the meantime is not in the way, and its staff app comes to no address that a portal is about to take.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const first = 12_000 + PORTS * randomInt(5000);
    const probes = await Promise.all(Array.from({ length: PORTS }, (_, at) => isFree(first + at)));
    if (probes.every((isOpen) => isOpen)) return first;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
