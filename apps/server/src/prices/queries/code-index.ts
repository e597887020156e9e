import { type Kysely, sql } from 'kysely';
import { openCopy } from '../../platform/db/copy-stream.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { type CodesByWord, createCodesByWord } from '../codes-by-word.ts';
import { wordsOf } from '../words.ts';
import { careCodeTypes } from './listed-codes.ts';

/** Number of characters of a description that are shown and searched. Real descriptions have some dozens. */
const DESCRIPTION_LENGTH = 2000;

/** Of a description. Real ones have up to two dozen. */
const MAX_WORDS = 50;

/** An indexed word is cut off here: PostgreSQL limits the length of a key. */
const WORD_LENGTH = 100;

/** Codes that are in memory at once. */
const CODES_AT_ONCE = 5000;

/**
 * Fills the search index of a version: one row for each code that stands for care, and one for each word of these. Call
 * analyzeLoaded first.
 */
export async function indexCodes(database: Database, locationId: string, versionId: number): Promise<void> {
  await listCodes(database.db, locationId, versionId);
  const copy = await openCopy(database.driver, 'price_words', ['location_id', 'version_id', 'word', 'codes']);
  try {
    const byWord = await codesByWord(database.db, locationId, versionId);
    for (const [word, codes] of byWord.entries()) {
      copy.rows.row(4);
      copy.rows.text(locationId);
      copy.rows.int8(versionId);
      copy.rows.text(word);
      copy.rows.array('int4', codes);
      await copy.send();
    }
    await copy.end();
  } finally {
    copy.cancel();
  }
  await sql`analyze price_listed_codes, price_words`.execute(database.db);
}

/**
 * Each code once, with the most frequent description of its items. CPT codes that the file labels HCPCS count as CPT, and an MS-DRG
 * has three digits. The shorter its description, the lower the number of a code: among codes that fit alike, it is shown first.
 */
async function listCodes(db: Kysely<Tables>, locationId: string, versionId: number): Promise<void> {
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
}

/** The words of the codes and their descriptions, split as the search splits what is typed. */
async function codesByWord(db: Kysely<Tables>, locationId: string, versionId: number): Promise<CodesByWord> {
  const found = createCodesByWord();
  for (let last = 0, read = CODES_AT_ONCE; read === CODES_AT_ONCE;) {
    const listed = await db
      .selectFrom('price_listed_codes')
      .select(['code_id', 'code', 'description'])
      .where('location_id', '=', locationId)
      .where('version_id', '=', versionId)
      .where('code_id', '>', last)
      .orderBy('code_id')
      .limit(CODES_AT_ONCE)
      .execute();
    for (const { code_id, code, description } of listed) {
      for (const word of wordsOf(`${code} ${description}`).slice(0, MAX_WORDS)) {
        found.add(word.slice(0, WORD_LENGTH), code_id);
      }
    }
    read = listed.length;
    last = listed.at(-1)?.code_id ?? last;
  }
  return found;
}
