import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';
import { asPostgresql, freePort, ownedByPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import { root } from '../scripts/steps.ts';

/** The programs of Debian's packages that a cluster needs. */
export interface ClusterPrograms {
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  /** The folder of PostgreSQL's. */
  readonly postgresql: string;
}

/** Three PostgreSQL on this machine, of which Patroni makes one the primary, behind HAProxy: by the samples of ops/postgresql. */
export interface Cluster {
  /** Of the primary, whoever that is, by way of HAProxy. */
  readonly url: string;
  /** The number of the primary; null while there is none. */
  primary(): Promise<number | null>;
  /** Ends a PostgreSQL at once, and with `machine` its Patroni as well, as when a machine loses its power. */
  kill(number: number, what: 'program' | 'machine'): Promise<void>;
  /** Starts again what was killed, and waits until three are there, and the primary has a standby that confirms. */
  mend(within: number): Promise<void>;
  stop(): Promise<void>;
}

/** What Patroni says of a standby that its primary sends to. */
interface Following {
  readonly state: string;
  readonly sync_state: string;
}

const PASSWORD = 'a-password-of-this-drill';
const NUMBERS = [0, 1, 2];

interface Node {
  readonly config: string;
  readonly dataFolder: string;
  readonly restPort: number;
  readonly port: number;
  patroni: ChildProcess | null;
}

/** @param folder a new folder for all files. */
export async function startCluster(folder: string, programs: ClusterPrograms): Promise<Cluster> {
  await mkdir(folder);
  await mkdir(join(folder, 'etcd'));
  const [etcdPort, peerPort, frontPort] = [await freePort(), await freePort(), await freePort()];
  const nodes: Node[] = [];
  for (const number of NUMBERS) nodes.push(await configure(folder, number, etcdPort, programs));
  await writeFile(join(folder, 'haproxy.cfg'), await haproxyConfig(nodes, frontPort));
  await ownedByPostgresql(folder);
  const others: ChildProcess[] = [];
  const run = (program: string, args: readonly string[]): ChildProcess =>
    spawn(program, args, { ...asPostgresql, cwd: folder, stdio: 'ignore', env: { ...process.env, HOME: folder } });
  const etcdAt = (port: number): string => `http://127.0.0.1:${port}`;
  others.push(
    run(
      programs.etcd,
      [
        ['--name', 'etcd-1'],
        ['--data-dir', join(folder, 'etcd')],
        ['--listen-client-urls', etcdAt(etcdPort)],
        ['--advertise-client-urls', etcdAt(etcdPort)],
        ['--listen-peer-urls', etcdAt(peerPort)],
        ['--initial-advertise-peer-urls', etcdAt(peerPort)],
        ['--initial-cluster', `etcd-1=${etcdAt(peerPort)}`],
      ].flat(),
    ),
    run(programs.haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')]),
  );
  const startNode = (node: Node): void => {
    node.patroni = run(programs.patroni, [node.config]);
  };

  const statusOf = async ({ restPort }: Node, path: string): Promise<number> => {
    const reply = await fetch(`http://127.0.0.1:${restPort}${path}`).catch(() => null);
    await reply?.body?.cancel();
    return reply?.status ?? 0;
  };
  const primary = async (): Promise<number | null> => {
    for (const number of NUMBERS) if ((await statusOf(at(nodes, number), '/primary')) === 200) return number;
    return null;
  };
  /** All three are there: a primary, and two standbys that follow it, of which one confirms. */
  const isWhole = async (): Promise<boolean> => {
    const number = await primary();
    if (number === null) return false;
    // A standby that is about to be rewound answers as one that runs: who follows, the primary knows.
    const reply = await fetch(`http://127.0.0.1:${at(nodes, number).restPort}/patroni`).catch(() => null);
    const { replication = [] } = ((await reply?.json()) ?? {}) as { replication?: readonly Following[] };
    const following = replication.filter(({ state }) => state === 'streaming');
    return following.length === 2 && following.filter(({ sync_state }) => sync_state === 'sync').length === 1;
  };
  const mend = async (within: number): Promise<void> => {
    for (const node of nodes) if (node.patroni === null || hasEnded(node.patroni)) startNode(node);
    const began = performance.now();
    while (!(await isWhole())) {
      if (performance.now() - began > within) throw new Error('The cluster was not whole again in time.');
      await wait(250);
    }
  };
  const killAll = async (node: Node, what: 'program' | 'machine'): Promise<void> => {
    const ended =
      what === 'machine' && node.patroni !== null && !hasEnded(node.patroni) ? once(node.patroni, 'exit') : null;
    if (ended !== null) node.patroni?.kill('SIGKILL');
    const postmaster = await postmasterOf(node.dataFolder);
    for (const pid of postmaster === null ? [] : [postmaster, ...(await childrenOf(postmaster))]) end(pid);
    await ended;
  };
  return {
    url: `postgresql://postgres:${PASSWORD}@127.0.0.1:${frontPort}`,
    primary,
    kill: (number, what) => killAll(at(nodes, number), what),
    mend,
    stop: async () => {
      for (const node of nodes) await killAll(node, 'machine');
      for (const other of others) other.kill('SIGKILL');
    },
  };
}

/** The sample's settings, at addresses of this machine and without TLS. */
async function configure(folder: string, number: number, etcdPort: number, programs: ClusterPrograms): Promise<Node> {
  const sample = parse(await readFile(join(root, 'ops/postgresql/patroni.yml'), 'utf8')) as {
    bootstrap: object;
    postgresql: object;
  };
  const [port, restPort] = [await freePort(), await freePort()];
  const name = `database-${number + 1}`;
  const dataFolder = join(folder, name);
  const here = (of: number): { listen: string; connect_address: string } => ({
    listen: `127.0.0.1:${of}`,
    connect_address: `127.0.0.1:${of}`,
  });
  const config = {
    ...sample,
    name,
    restapi: here(restPort),
    etcd3: { hosts: [`127.0.0.1:${etcdPort}`] },
    postgresql: {
      ...sample.postgresql,
      ...here(port),
      data_dir: dataFolder,
      bin_dir: programs.postgresql,
      pgpass: join(folder, `${name}.pgpass`),
      authentication: {
        superuser: { username: 'postgres', password: PASSWORD },
        replication: { username: 'replicator', password: PASSWORD },
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication replicator 127.0.0.1/32 scram-sha-256'],
    },
  };
  const file = join(folder, `${name}.yml`);
  await writeFile(file, stringify(config));
  return { config: file, dataFolder, port, restPort, patroni: null };
}

async function haproxyConfig(nodes: readonly Node[], frontPort: number): Promise<string> {
  const sample = await readFile(join(root, 'ops/postgresql/haproxy.cfg'), 'utf8');
  return nodes.reduce(
    (text, { port, restPort }, number) =>
      text.replace(
        new RegExp(`server database-${number + 1} .*`),
        `server database-${number + 1} 127.0.0.1:${port} check port ${restPort}`,
      ),
    sample.replace(/bind .*/, `bind 127.0.0.1:${frontPort}`),
  );
}

async function postmasterOf(dataFolder: string): Promise<number | null> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || null;
}

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.split('\n').map(Number).filter(Boolean);
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function at(nodes: readonly Node[], number: number): Node {
  const node = nodes[number];
  if (node === undefined) throw new Error(`There is no node ${number}.`);
  return node;
}
