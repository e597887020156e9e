import { type Kysely, sql } from 'kysely';

/**
 * What staff announce above the sign-in form (decision 215). Rows are only added: an act publishes, or ends what another has published; one
 * that publishes in the place of another does both. All together are the history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table announcement_acts (
      act_number bigint generated always as identity primary key,
      act text not null,
      ends bigint unique references announcement_acts,
      announcement jsonb,
      shown_from timestamptz,
      shown_until timestamptz,
      reason text not null,
      acted_by text not null,
      acted_by_user text not null,
      acted_at timestamptz not null,
      check (act in ('publish', 'withdraw')),
      check (act = 'publish' or ends is not null),
      check ((act = 'publish') = (announcement is not null)),
      check ((act = 'publish') = (shown_from is not null))
    )`.execute(db);
}
