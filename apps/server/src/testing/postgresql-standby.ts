import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { ownedByPostgresql, type PostgresqlServer, runPostgresql } from './postgresql-server.ts';

/** Settings with which a server can have standbys. */
export const WITH_STANDBYS = ['wal_level=replica', 'max_wal_senders=4', 'hot_standby=on'] as const;

/**
 * Starts a standby of a running server: it follows by streaming, and may be read.
 *
 * @param folder a new folder for all its files.
 * @param name by which the primary knows it, as in `synchronous_standby_names`.
 */
export async function startStandby(primary: PostgresqlServer, folder: string, name: string): Promise<PostgresqlServer> {
  const url = new URL(primary.url);
  const password = decodeURIComponent(url.password);
  const dataFolder = join(folder, 'data');
  await mkdir(folder);
  const client = new Client({ connectionString: `${primary.url}/postgres` });
  await client.connect();
  try {
    // As pg_basebackup does, which does not come with the package: the session must last as long as the copy is made.
    await client.query(`select pg_backup_start('standby', true)`);
    await cp(primary.dataFolder, dataFolder, { recursive: true });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(dataFolder, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  await rm(join(dataFolder, 'postmaster.pid'), { force: true });
  await writeFile(join(dataFolder, 'standby.signal'), '');
  await ownedByPostgresql(folder);
  const source = `host=127.0.0.1 port=${url.port} user=postgres password=${password} application_name=${name}`;
  const settings = ['max_connections=200', ...WITH_STANDBYS, `primary_conninfo=${source}`];
  return runPostgresql({ folder, dataFolder, programs: primary.programs, password, settings });
}
