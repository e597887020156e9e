import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** A code that a hospital bills, with the description in its price file. */
export interface ListedCode {
  codeType: string;
  code: string;
  description: string;
}

/** Code types that stand for care. Patients do not search for drug numbers or a hospital's internal numbers. */
export const careCodeTypes = ['CPT', 'HCPCS', 'MS-DRG'] as const;

/** The codes that a search found, and their price version; null if the location has no prices. */
export interface FoundCodes {
  versionId: number | null;
  codes: ListedCode[];
}

/**
 * Codes of a location's live price file. For each of the words, the code or a word of its description begins with it.
 *
 * @param words letters and digits only.
 */
export async function searchListedCodes(
  db: Kysely<Tables>,
  locationId: string,
  words: readonly string[],
  limit: number,
): Promise<FoundCodes> {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  const { rows } = await sql<{ version_id: number; code_type: string | null; code: string; description: string }>`
    select live.version_id, listed.code_type, listed.code, listed.description
    from price_live live
    left join price_code_index listed on listed.location_id = live.location_id and listed.version_id = live.version_id
      and listed.search @@ to_tsquery('simple', ${query}) and listed.code_type = any(${careCodeTypes}::text[])
    where live.location_id = ${locationId}
    order by listed.code, listed.code_type
    limit ${limit}`.execute(db);
  const codes = rows.flatMap(({ code_type, code, description }) =>
    code_type === null ? [] : [{ codeType: code_type, code, description }],
  );
  return { versionId: rows[0]?.version_id ?? null, codes };
}

/** A code, of any of these types, as the location's live price file describes it; undefined if it is not there. */
export async function findListedCode(
  db: Kysely<Tables>,
  locationId: string,
  codeTypes: readonly string[],
  code: string,
): Promise<ListedCode | undefined> {
  const row = await db
    .selectFrom('price_live as live')
    .innerJoin('price_code_index as listed', (join) =>
      join
        .onRef('listed.location_id', '=', 'live.location_id')
        .onRef('listed.version_id', '=', 'live.version_id')
        .on('listed.code_type', 'in', codeTypes)
        .on('listed.code', '=', code),
    )
    .select(['listed.code_type', 'listed.code', 'listed.description'])
    .where('live.location_id', '=', locationId)
    .executeTakeFirst();
  return row && { codeType: row.code_type, code: row.code, description: row.description };
}
