import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** The next control number, 1 to 999,999,999 (ISA13), shared by all processes: a number returns after a billion messages. */
export async function nextControlNumber(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ next: number }>`select nextval('inquiry_controls')::integer as next`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The sequence inquiry_controls gave no number.');
  return row.next;
}
