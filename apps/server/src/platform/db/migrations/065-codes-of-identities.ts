import { type Kysely, sql } from 'kysely';

/**
 * Whoever an identity provider has proven activates their account without a code on paper: the portal issues one that nobody sees
 * (docs/decisions/0174). Servers of the release before look up codes by their own channels alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table access_codes
      drop constraint access_codes_channel_check,
      add constraint access_codes_channel_check check (channel in ('letter', 'sms', 'print', 'identity'))`.execute(db);
}
