import { type Kysely, sql } from 'kysely';

/**
 * The terms that staff publish, each from a day on, and the words of every version that people could accept (decision 226). Rows of both are
 * only added. No version is used twice for one kind, also where it was taken back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table terms_acts (
      act_number bigint generated always as identity primary key,
      kind text not null,
      act text not null,
      withdraws bigint unique references terms_acts,
      version text,
      paragraphs jsonb,
      applies_from timestamptz,
      reason text not null,
      acted_by text not null,
      acted_by_user text not null,
      acted_at timestamptz not null,
      unique (kind, version),
      check (kind in ('account', 'estimates')),
      check (act in ('publish', 'withdraw')),
      check ((act = 'withdraw') = (withdraws is not null)),
      check ((act = 'publish') = (version is not null)),
      check ((act = 'publish') = (paragraphs is not null)),
      check ((act = 'publish') = (applies_from is not null))
    )`.execute(db);
  await sql`
    create table terms_wordings (
      kind text not null,
      version text not null,
      wording text not null,
      paragraphs jsonb not null,
      kept_at timestamptz not null,
      primary key (kind, version, wording)
    )`.execute(db);
}
