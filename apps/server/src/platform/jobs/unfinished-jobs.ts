import { type Kysely, sql } from 'kysely';
import type { Keys } from '../crypto/keys.ts';
import { unsealFor } from '../crypto/sealed.ts';
import type { Tables } from '../db/tables.ts';
import type { JobKind } from './job-kind.ts';

/** What the jobs of a kind carry that wait, run, or are tried again. One whose tries have run out is not among them. */
export async function unfinishedJobs<Data>(db: Kysely<Tables>, keys: Keys, kind: JobKind<Data>): Promise<Data[]> {
  const { rows } = await sql<{ data: { sealed: string } }>`
    select data from pgboss.job where name = ${kind.name} and state in ('created', 'retry', 'active')`.execute(db);
  return rows.map(({ data }) => unsealFor(keys, 'job', data.sealed) as Data);
}
