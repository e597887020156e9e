import { codeKey } from '@portico/estimate';
import type { Kysely } from 'kysely';
import { serviceTemplates } from '../../catalogue/index.ts';
import type { LiveVersions } from '../../prices/queries/live-prices.ts';
import {
  type FoundCode,
  type FoundCodes,
  type ListedCode,
  listedWords,
  type SearchedWord,
  searchListedCodes,
} from '../../prices/queries/listed-codes.ts';
import { begins, isMisspelling, searchWords } from '../../prices/words.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { createReplyCache } from './reply-cache.ts';

/** Billed codes outside the catalogue that a search finds, the best first. */
interface FoundOtherCodes {
  readonly codes: readonly ListedCode[];
  readonly hasMore: boolean;
  /** Whether all that was read is of the live versions: a replica that lags behind may answer from others. */
  readonly isOfLive: boolean;
}

export interface CodeSearch {
  find(live: LiveVersions, locationIds: readonly string[], input: string): Promise<FoundOtherCodes>;
}

/** Billed codes that a search lists besides the services. */
const MAX_CODES = 20;

/** A shorter word would find half the price file. */
const SHORTEST_WORD = 2;

/** Enough that the catalogue's codes, which are dropped, seldom leave too few. */
const FIRST_LIMIT = 100;

/** Words that are tried for a misspelt one. */
const MAX_CORRECTIONS = 20;

/** Characters of words that are remembered, for misspelt ones: a large hospital has some hundred thousand. */
const MAX_CHARACTERS = 12_000_000;

/** Codes of the catalogue's templates: a search finds them by the template's name. */
const catalogueCodes = new Set(
  serviceTemplates.flatMap((template) => template.components.map(({ codeType, code }) => codeKey(codeType, code))),
);

/** @param db where price reads go: a replica when there is one. */
export function createCodeSearch(db: Kysely<Tables>): CodeSearch {
  const wordsOfSites = createReplyCache<readonly string[]>(MAX_CHARACTERS, (words) =>
    words.reduce((sum, word) => sum + word.length, 1),
  );

  async function wordsOf(live: LiveVersions, locationId: string): Promise<readonly string[]> {
    const versionId = live.get(locationId)?.versionId;
    if (versionId === undefined) return [];
    return wordsOfSites.get(JSON.stringify([locationId, versionId]), async () => {
      const read = await listedWords(db, locationId);
      return { reply: read?.words ?? [], isOfKey: read?.versionId === versionId };
    });
  }

  /** Words with one slip of the hand in place of those that no file has; null if nothing can be put in their place. */
  async function corrected(
    live: LiveVersions,
    locationIds: readonly string[],
    words: readonly string[],
  ): Promise<SearchedWord[] | null> {
    const listed = (await Promise.all(locationIds.map((id) => wordsOf(live, id)))).flat();
    const unknown = words.filter((word) => !listed.some((each) => begins(each, word)));
    if (unknown.length === 0) return null;
    const alternatives = words.map((word) =>
      unknown.includes(word) ? new Set(listed.filter((each) => isMisspelling(each, word))) : new Set([word]),
    );
    if (alternatives.some((each) => each.size === 0)) return null;
    return alternatives.flatMap((each, position) =>
      [...each].slice(0, MAX_CORRECTIONS).map((word) => ({ word, position })),
    );
  }

  async function search(
    live: LiveVersions,
    locationIds: readonly string[],
    words: readonly SearchedWord[],
  ): Promise<FoundOtherCodes> {
    const first = await searchListedCodes(db, locationIds, words, FIRST_LIMIT);
    const best = bestOf(first);
    const areEnough = best.length > MAX_CODES || [...first.values()].every(({ codes }) => codes.length < FIRST_LIMIT);
    const found = areEnough
      ? first
      : await searchListedCodes(db, locationIds, words, MAX_CODES + 1 + catalogueCodes.size);
    const codes = areEnough ? best : bestOf(found);
    return {
      codes: codes.slice(0, MAX_CODES),
      hasMore: codes.length > MAX_CODES,
      isOfLive: locationIds.every((id) => found.get(id)?.versionId === live.get(id)?.versionId),
    };
  }

  return {
    async find(live, locationIds, input) {
      const words = searchWords(input).filter((word) => word.length >= SHORTEST_WORD);
      if (words.length === 0) return { codes: [], hasMore: false, isOfLive: true };
      const found = await search(
        live,
        locationIds,
        words.map((word, position) => ({ word, position })),
      );
      if (found.codes.length > 0) return found;
      const others = await corrected(live, locationIds, words);
      return others === null ? found : search(live, locationIds, others);
    },
  };
}

/** What the locations found, each code once: those that fit best first, of these the shortest. */
function bestOf(found: ReadonlyMap<string, FoundCodes>): ListedCode[] {
  const byKey = new Map<string, FoundCode>();
  for (const each of [...found.values()].flatMap(({ codes }) => codes)) {
    const key = codeKey(each.codeType, each.code);
    if (!catalogueCodes.has(key) && (byKey.get(key)?.fit ?? 0) < each.fit) byKey.set(key, each);
  }
  return [...byKey.values()].toSorted(
    (a, b) => b.fit - a.fit || a.description.length - b.description.length || a.code.localeCompare(b.code, 'en'),
  );
}
