import { Client } from 'pg';
import { requestLimits } from '../platform/db/connection-limits.ts';

/** Gives the user of a database the limits of requests there, as an administrator does for connections of a pooler. */
export async function limitRole(url: string): Promise<void> {
  const { username, pathname } = new URL(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const [name, limit] of Object.entries(requestLimits)) {
      await client.query(`alter role "${username}" in database "${pathname.slice(1)}" set ${name} = '${limit}ms'`);
    }
  } finally {
    await client.end();
  }
}
