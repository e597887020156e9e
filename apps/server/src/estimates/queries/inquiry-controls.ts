import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** A control number that no other message has had for a billion messages, of whatever process: 1 to 999,999,999 (ISA13). */
export async function nextControlNumber(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ next: number }>`select nextval('inquiry_controls')::integer as next`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The sequence inquiry_controls gave no number.');
  return row.next;
}
