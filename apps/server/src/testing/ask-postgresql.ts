import { Client } from 'pg';

/** Runs one statement on a connection of its own. @returns its rows. */
export async function askPostgresql<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row & Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
