import { type Kysely, sql } from 'kysely';

/** What parts words, but for characters that are no ASCII. */
const SEPARATORS = `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~ \t\n\r\f\v`;

/**
 * The search for billed codes by words (decision 106): each distinct word of a version with the numbers of the codes that have it, so
 * that a search reads the words of one site alone. Versions that are there are indexed. Their rows of price_code_index stay until the
 * version itself is removed; nothing is written there any more.
 *
 * `price_words_of` splits a text as the search does (prices/words.ts): lower case, no accents, letters and digits only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_listed_codes (
      location_id text not null,
      version_id bigint not null,
      code_id integer not null,
      code_type text not null,
      code text not null,
      description text not null,
      primary key (location_id, version_id, code_id)
    )`.execute(db);
  await sql`
    create unique index price_listed_codes_by_code on price_listed_codes (location_id, version_id, code, code_type)
  `.execute(db);
  await sql`
    create table price_words (
      location_id text not null,
      version_id bigint not null,
      word text collate "C" not null,
      codes integer[] not null,
      primary key (location_id, version_id, word)
    )`.execute(db);
  await sql`
    create function price_words_of(listed text) returns text[] language sql immutable parallel safe as ${sql.lit(`
      select string_to_array(
        translate(
          lower(
            case when octet_length(listed) = length(listed) then listed
              else regexp_replace(normalize(listed, nfd), '[\\u0300-\\u036f]', '', 'g') end
          ),
          ${quoted(SEPARATORS)}, repeat(' ', ${SEPARATORS.length})
        ),
        ' '
      )`)}`.execute(db);
  await sql`
    insert into price_listed_codes (location_id, version_id, code_id, code_type, code, description)
    select location_id, version_id,
      row_number() over (partition by location_id, version_id order by length(description), code, code_type),
      code_type, code, description
    from price_code_index`.execute(db);
  await sql`
    insert into price_words (location_id, version_id, word, codes)
    select location_id, version_id, left(word, 100), array_agg(distinct code_id)
    from price_listed_codes
    cross join unnest(price_words_of(code || ' ' || description)) as word
    where word <> ''
    group by location_id, version_id, left(word, 100)`.execute(db);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
