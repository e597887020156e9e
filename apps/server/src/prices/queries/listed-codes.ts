import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { type LiveVersion, toLiveVersions, type VersionRow } from './live-prices.ts';

/** A code that a hospital bills, with the description in its price file. */
export interface ListedCode {
  codeType: string;
  code: string;
  description: string;
}

/** Code types that stand for care. Patients do not search for drug numbers or a hospital's internal numbers. */
export const careCodeTypes = ['CPT', 'HCPCS', 'MS-DRG'] as const;

/** A word to search for; several of one position are as good as each other. */
export interface SearchedWord {
  /** Letters and digits only, as `wordsOf` makes them. */
  word: string;
  /** Which of the words that were typed it stands for, from 0. */
  position: number;
  /** Only the whole word counts, not a longer one that begins so: "us" is an ultrasound and no "use". */
  isWhole?: boolean;
}

/** A code that a search found. */
export interface FoundCode extends ListedCode {
  /** For each word that was typed 2 if the code or its description has it whole, 1 if a word of them begins with it. */
  fit: number;
}

/** What a search found at a location, the best first, and its price version. */
export interface FoundCodes {
  versionId: number;
  codes: FoundCode[];
}

/** Higher than every character that a word can have. */
const END_OF_PREFIX = '\u{10FFFF}';

/** Lower than every character that a word can have. */
const END_OF_WORD = '\u0001';

/**
 * Codes of the live price files of some locations, by location. For each position the code or a word of its description begins with
 * one of its words. Each location's own words are read and no others. A location without a live file is not in the result.
 *
 * `offset 0` holds the planner to a range of the index for each word: from some dozens of them on it would rather read all words of the
 * version, and compare each with each.
 *
 * @param limit of codes for each location.
 */
export async function searchListedCodes(
  db: Kysely<Tables>,
  locationIds: readonly string[],
  words: readonly SearchedWord[],
  limit: number,
): Promise<ReadonlyMap<string, FoundCodes>> {
  const positions = new Set(words.map(({ position }) => position)).size;
  const { rows } = await sql<VersionedCode & { fit: number }>`
    select live.location_id, live.version_id, listed.code_type, listed.code, listed.description, best.fit
    from price_live live
    left join lateral (
      select code_id, sum(fit)::integer as fit
      from (
        select searched.position, code_id, max(case when indexed.word = searched.word then 2 else 1 end) as fit
        from unnest(
          ${words.map(({ position }) => position)}::integer[], ${words.map(({ word }) => word)}::text[],
          ${words.map(({ word, isWhole }) => word + (isWhole === true ? END_OF_WORD : END_OF_PREFIX))}::text[]
        ) as searched (position, word, until)
        cross join lateral (
          select word, codes from price_words
          where location_id = live.location_id and version_id = live.version_id
            and word >= searched.word and word < searched.until
          offset 0
        ) as indexed
        cross join unnest(indexed.codes) as code_id
        group by searched.position, code_id
      ) as fitting
      group by code_id
      having count(*) = ${positions}
      order by fit desc, code_id
      limit ${limit}
    ) as best on true
    left join price_listed_codes listed on listed.location_id = live.location_id
      and listed.version_id = live.version_id and listed.code_id = best.code_id
    where live.location_id = any(${locationIds}::text[])
    order by live.location_id, best.fit desc, best.code_id`.execute(db);
  return new Map(
    [...Map.groupBy(rows, (row) => row.location_id)].map(([id, found]) => [
      id,
      {
        versionId: found[0]?.version_id ?? 0,
        codes: found.flatMap((row) => (row.code_type === null ? [] : { ...toCode(row), fit: row.fit })),
      },
    ]),
  );
}

/** All words of a location's live price file, and its version; undefined if it has none. */
export async function listedWords(
  db: Kysely<Tables>,
  locationId: string,
): Promise<{ versionId: number; words: readonly string[] } | undefined> {
  const { rows } = await sql<{ version_id: number; words: string[] | null }>`
    select live.version_id, (
      select array_agg(word) from price_words indexed
      where indexed.location_id = live.location_id and indexed.version_id = live.version_id
    ) as words
    from price_live live
    where live.location_id = ${locationId}`.execute(db);
  const [row] = rows;
  return row && { versionId: row.version_id, words: row.words ?? [] };
}

/** A code as the live price files describe it, and the versions that were live then. */
export interface FoundAnywhere {
  live: ReadonlyMap<string, LiveVersion>;
  listed: ListedCode | undefined;
}

/**
 * A code, of any of these types, as the first of the locations describes it whose live price file has it. One statement reads the
 * code and what is live.
 */
export async function findListedCode(
  db: Kysely<Tables>,
  locationIds: readonly string[],
  codeTypes: readonly string[],
  code: string,
): Promise<FoundAnywhere> {
  const { rows } = await sql<VersionedCode & VersionRow>`
    select live.location_id, live.version_id,
      (select max(name.decided_at) from payor_names name where name.location_id = live.location_id) as decided_at,
      listed.code_type, listed.code, listed.description
    from price_live live
    left join price_listed_codes listed on listed.location_id = live.location_id
      and listed.version_id = live.version_id and listed.code = ${code} and listed.code_type = any(${codeTypes}::text[])
    order by listed.code_type`.execute(db);
  const found = locationIds
    .map((id) => rows.find((row) => row.location_id === id && row.code_type !== null))
    .find((row) => row !== undefined);
  return { live: toLiveVersions(rows), listed: found && toCode(found) };
}

interface VersionedCode {
  location_id: string;
  version_id: number;
  /** Null where the location's file has no such code. */
  code_type: string | null;
  code: string;
  description: string;
}

function toCode({ code_type, code, description }: VersionedCode): ListedCode {
  return { codeType: code_type ?? '', code, description };
}
