import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asPostgresql, freePort, ownedByPostgresql } from './postgresql-server.ts';

/** In milliseconds. */
const MAY_TAKE = 10_000;

/** A pooler in front of a PostgreSQL on this machine. */
export interface Pgbouncer {
  /** The same address by way of the pooler. */
  pooled(url: string): string;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer in transaction mode, with its settings as the package has them otherwise: none of a connection's is ignored.
 *
 * @param program of Debian's package.
 * @param folder a new folder for its files.
 * @param server the address of PostgreSQL, with the user whose connections it pools.
 */
export async function startPgbouncer(program: string, folder: string, server: string): Promise<Pgbouncer> {
  const { port: upstream, username, password } = new URL(server);
  const port = await freePort();
  await mkdir(folder);
  const users = join(folder, 'users.txt');
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${upstream}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    'default_pool_size = 4',
    'max_client_conn = 500',
    // Of a database that a test has left.
    'server_idle_timeout = 1',
  ];
  await writeFile(config, `${lines.join('\n')}\n`);
  await ownedByPostgresql(folder);
  const pooler = spawn(program, [config], { ...asPostgresql, cwd: folder, stdio: 'ignore' });
  const kill = (): boolean => pooler.kill('SIGKILL');
  process.once('exit', kill);
  await answers(port);
  return {
    pooled: (url) => {
      const address = new URL(url);
      address.port = String(port);
      return address.href;
    },
    stop: async () => {
      process.off('exit', kill);
      const ended = once(pooler, 'exit');
      pooler.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<void> {
  const began = performance.now();
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    if (performance.now() - began > MAY_TAKE) throw new Error('PgBouncer does not answer.');
    await wait(50);
  }
}
