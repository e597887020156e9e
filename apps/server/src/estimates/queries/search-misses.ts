import { defaultLanguage, type Language } from '@portico/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

export interface Miss {
  readonly hash: Uint8Array;
  readonly words: string;
  readonly language: Language;
  /** ISO date. */
  readonly day: string;
}

/** Words that were searched in vain, as staff see them. */
export interface ListedMiss {
  readonly language: Language;
  readonly words: string;
  readonly times: number;
  readonly days: number;
  /** ISO date. */
  readonly last_day: string;
}

/**
 * Counts words that were searched in vain. The words themselves are written on the day on which they have been seen on
 * `daysToShow` different days, and not before.
 *
 * @param most of different words: of further ones nothing is written.
 */
export async function countSearchMiss(
  db: Kysely<Tables>,
  { hash, words, language, day }: Miss,
  { daysToShow, most }: { daysToShow: number; most: number },
): Promise<void> {
  const shown = daysToShow <= 1 ? words : null;
  await sql`
    insert into search_misses as miss (words_hash, language, words, times, days, last_day)
    select ${hash}::bytea, ${language}::text, ${shown}::text, 1, 1, ${day}::date
    where (select count(*) from search_misses) < ${most}
      or exists (select 1 from search_misses where words_hash = ${hash} and language = ${language})
    on conflict (words_hash, language) do update set
      times = miss.times + 1,
      days = miss.days + case when miss.last_day < excluded.last_day then 1 else 0 end,
      last_day = greatest(miss.last_day, excluded.last_day),
      words = case
        when miss.days + case when miss.last_day < excluded.last_day then 1 else 0 end >= ${daysToShow}::integer then ${words}::text
      end`.execute(db);
}

/**
 * The words that were seen on enough days, those that most people typed first.
 *
 * @param since ISO date: those that were typed last on it, or after.
 */
export async function listSearchMisses(
  db: Kysely<Tables>,
  { language, since }: { language?: Language | undefined; since?: string | undefined } = {},
): Promise<ListedMiss[]> {
  return db
    .selectFrom('search_misses')
    .select(['language', 'words', 'times', 'days', 'last_day'])
    .where('words', 'is not', null)
    .$narrowType<{ words: string }>()
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? defaultLanguage))
    .$if(since !== undefined, (query) => query.where('last_day', '>=', since ?? ''))
    .orderBy('language')
    .orderBy('times', 'desc')
    .orderBy('words')
    .execute();
}

/** How many words wait, by keyed hash, until they are seen on enough days. */
export async function countHiddenMisses(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('search_misses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('words', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes what nobody has typed since. */
export async function removeOldMisses(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('search_misses').where('last_day', '<', before.toISOString().slice(0, 10)).execute();
}
