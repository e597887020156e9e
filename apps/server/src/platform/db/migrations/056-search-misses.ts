import { type Kysely, sql } from 'kysely';

/** Words of searches that found nothing, counted (decision 127): under a keyed hash, and as words once they were seen on several days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_misses (
      words_hash bytea not null,
      language text not null,
      words text,
      times integer not null,
      days integer not null,
      last_day date not null,
      primary key (words_hash, language)
    )`.execute(db);
}
