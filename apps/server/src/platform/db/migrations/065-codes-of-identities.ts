import { type Kysely, sql } from 'kysely';

/**
 * Whoever an identity provider has proven activates their account without a code on paper: the portal issues one that nobody sees, of a
 * channel of its own (docs/decisions/0174). Which channels there are says the program alone from now on: a new rule on the column would
 * be one that the release before does not know.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table access_codes drop constraint access_codes_channel_check`.execute(db);
}
