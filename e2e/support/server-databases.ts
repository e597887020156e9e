import { Client } from 'pg';

/** A database of a PostgreSQL server. */
export interface DatabaseOfServer {
  /** Address of the server, without a database's name. */
  readonly server: string;
  readonly name: string;
}

export function urlOf({ server, name }: DatabaseOfServer): string {
  return `${server}/${name}`;
}

/** Creates it empty, or as a copy of another one that nobody is connected to. */
export async function createDatabase({ server, name }: DatabaseOfServer, copied = 'template1'): Promise<void> {
  await administer(server, `create database "${name}" template "${copied}"`);
}

/** Ends what is still connected to it, as the last of a portal that was killed. */
export async function dropDatabase({ server, name }: DatabaseOfServer): Promise<void> {
  await administer(server, `drop database if exists "${name}" with (force)`);
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
