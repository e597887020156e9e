import { type Kysely, sql } from 'kysely';

/**
 * Since when an account's e-mail address is confirmed. Those of before keep counting: they have been used so far, and nobody is
 * to be kept out (docs/decisions/0100).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column email_confirmed_at timestamptz`.execute(db);
  await sql`update accounts set email_confirmed_at = now()`.execute(db);
}
