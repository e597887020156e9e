import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { careCodeTypes } from './listed-codes.ts';

/**
 * Number of characters of a description that are searched: PostgreSQL limits the length of an indexed text. Real
 * descriptions have some dozens.
 */
const DESCRIPTION_LENGTH = 2000;

/** An indexed word is cut off here: PostgreSQL limits the length of a key. */
const WORD_LENGTH = 100;

/**
 * Fills the search index of a version: one row for each code that stands for care, with the most frequent description of its items,
 * and one for each word of these. CPT codes that the file labels HCPCS count as CPT, and an MS-DRG has three digits. The shorter
 * its description, the lower the number of a code: among codes that fit alike, it is shown first. Call analyzeLoaded first.
 */
export async function indexCodes(db: Kysely<Tables>, locationId: string, versionId: number): Promise<void> {
  await sql`
    insert into price_listed_codes (location_id, version_id, code_id, code_type, code, description)
    select ${locationId}, ${versionId}::bigint, row_number() over (order by length(description), code, code_type),
      code_type, code, description
    from (
      select code_type, code, mode() within group (order by description) as description
      from (
        select
          case when code.code_type = 'HCPCS' and code.code ~ '^[0-9]{4}[0-9FTUM]$' then 'CPT' else code.code_type end as code_type,
          case when code.code_type = 'MS-DRG' then lpad(code.code, greatest(3, length(code.code)), '0') else code.code end as code,
          left(item.description, ${DESCRIPTION_LENGTH}::integer) as description
        from price_codes code
        join price_items item using (location_id, version_id, item_id)
        where code.location_id = ${locationId} and code.version_id = ${versionId}
          and code.code_type = any(${careCodeTypes}::text[])
      ) as each_item
      group by code_type, code
    ) as listed`.execute(db);
  await sql`
    insert into price_words (location_id, version_id, word, codes)
    select ${locationId}, ${versionId}::bigint, word, array_agg(code_id order by code_id)
    from (
      select distinct left(word, ${WORD_LENGTH}::integer) as word, code_id
      from price_listed_codes
      cross join unnest(price_words_of(code || ' ' || description)) as word
      where location_id = ${locationId} and version_id = ${versionId} and word <> ''
    ) as each_word
    group by word`.execute(db);
  await sql`analyze price_listed_codes, price_words`.execute(db);
}
