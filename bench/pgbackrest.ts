import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  asPostgresql,
  ownedByPostgresql,
  type PostgresqlServer,
  runPostgresql,
} from '../apps/server/src/testing/postgresql-server.ts';
import { root } from '../scripts/steps.ts';

const STANZA = 'portico';

/** pgBackRest with a repository of its own. */
export interface Archive {
  /** Settings by which PostgreSQL hands over all that it writes. */
  readonly settings: readonly string[];
  /** Makes ready what `server` is copied into. */
  begin(server: PostgresqlServer): Promise<void>;
  /** Copies it while it runs. */
  copy(): Promise<void>;
  /** Starts another server on what the first one was at a moment. */
  restore(moment: string): Promise<PostgresqlServer>;
}

/**
 * @param program of Debian's package.
 * @param folder a new folder for its repository, and for what is restored.
 */
export async function prepareArchive(program: string, folder: string): Promise<Archive> {
  const config = join(folder, 'pgbackrest.conf');
  let copied: PostgresqlServer | null = null;
  for (const each of ['', 'repository', 'lock', 'spool', 'socket', 'restored']) await mkdir(join(folder, each));
  await ownedByPostgresql(folder);
  const run = async (...args: readonly string[]): Promise<void> => {
    const env = { ...process.env, PGPASSWORD: new URL(copied?.url ?? 'postgresql:').password };
    await promisify(execFile)(program, [`--config=${config}`, `--stanza=${STANZA}`, ...args], {
      ...asPostgresql,
      cwd: folder,
      env,
    });
  };
  return {
    settings: [
      'archive_mode=on',
      `archive_command=${program} --config=${config} --stanza=${STANZA} archive-push %p`,
      `unix_socket_directories=${join(folder, 'socket')}`,
    ],
    begin: async (server) => {
      copied = server;
      // The sample, at places of this machine: what it says of encryption, compression and old copies is tried as well.
      const sample = await readFile(join(root, 'ops/postgresql/pgbackrest.conf'), 'utf8');
      const here = [
        '[global]',
        `repo1-path=${join(folder, 'repository')}`,
        `lock-path=${join(folder, 'lock')}`,
        `spool-path=${join(folder, 'spool')}`,
        'log-level-file=off',
        'log-level-console=error',
      ];
      const database = [
        `pg1-path=${server.dataFolder}`,
        `pg1-port=${new URL(server.url).port}`,
        `pg1-socket-path=${join(folder, 'socket')}`,
        'pg1-user=postgres',
      ];
      const text = sample
        .replace(/^repo1-path=.*\n/m, '')
        .replace(/^\[global\]$/m, here.join('\n'))
        .replace(/^pg1-path=.*$/m, database.join('\n'));
      await writeFile(config, text);
      await ownedByPostgresql(folder);
      await run('stanza-create');
    },
    copy: () => run('--type=full', 'backup'),
    restore: async (moment) => {
      const [at, { programs, url }] = [join(folder, 'restored'), require(copied)];
      const dataFolder = join(at, 'data');
      await mkdir(dataFolder, { mode: 0o700 });
      await ownedByPostgresql(at);
      await run(`--pg1-path=${dataFolder}`, '--type=time', `--target=${moment}`, '--target-action=promote', 'restore');
      const password = decodeURIComponent(new URL(url).password);
      return runPostgresql({ folder: at, dataFolder, programs, password, settings: ['max_connections=200'] });
    },
  };
}

function require(server: PostgresqlServer | null): PostgresqlServer {
  if (server === null) throw new Error('Nothing was copied.');
  return server;
}
