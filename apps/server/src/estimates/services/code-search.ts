import { codeKey } from '@portico/estimate';
import type { Kysely } from 'kysely';
import { serviceTemplates } from '../../catalogue/index.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { LiveVersions } from '../../prices/queries/live-prices.ts';
import {
  type FoundCode,
  type FoundCodes,
  type ListedCode,
  listedWords,
  type SearchedWord,
  searchListedCodes,
} from '../../prices/queries/listed-codes.ts';
import { wordsOf } from '../../prices/words.ts';
import { contrastFit, takeContrast } from '../search/contrast.ts';
import type { Search } from '../search/read-search.ts';
import { type Asked, type TakenWord, takenWords } from '../search/understand.ts';
import { wordsOfPriceLists } from '../search/words-of-price-lists.ts';
import { findNearWords } from './near-words.ts';
import { createFreshRead } from './read-fresh.ts';
import { createReplyCache } from './reply-cache.ts';

/** Billed codes outside the catalogue that a search finds, the best first. */
export interface FoundOtherCodes {
  readonly codes: readonly ListedCode[];
  readonly hasMore: boolean;
  /** Words that were taken for others to find these; none where the price files have them as typed. */
  readonly taken: readonly TakenWord[];
  /** Whether all that was read is of the live versions: a replica that lags behind may answer from others. */
  readonly isOfLive: boolean;
}

export interface CodeSearch {
  find(live: LiveVersions, locationIds: readonly string[], search: Search): Promise<FoundOtherCodes>;
}

/** Words of which each position must be found. */
type Words = readonly SearchedWord[];

/** A misspelt word, and the words of the price files that may have been meant, the nearest first. */
interface Correction {
  readonly typed: string;
  readonly words: readonly string[];
}

/** Billed codes that a search lists besides the services. */
const MAX_CODES = 20;

/** A shorter word would find half the price file. */
const SHORTEST_WORD = 2;

/** Enough that the catalogue's codes, which are dropped, seldom leave too few. */
const FIRST_LIMIT = 100;

/** Misspelt words of one search: where there are more, none is taken for another, since each is held against all words of the files. */
const MAX_MISSPELT = 3;

/** Characters of words that are remembered, for misspelt ones: a large hospital has some hundred thousand. */
const MAX_CHARACTERS = 12_000_000;

const nothing: FoundOtherCodes = { codes: [], hasMore: false, taken: [], isOfLive: true };

/** Codes of the catalogue's templates: a search finds them by the template's name. */
const catalogueCodes = new Set(
  serviceTemplates.flatMap((template) => template.components.map(({ codeType, code }) => codeKey(codeType, code))),
);

/**
 * @param db the primary.
 * @param replica where is searched, where it is of what is live.
 */
export function createCodeSearch(db: Kysely<Tables>, replica = db): CodeSearch {
  const readFresh = createFreshRead({ primary: db, replica });
  const wordsOfSites = createReplyCache<string>(MAX_CHARACTERS, { weigh: (words) => words.length + 1 });

  /** Each of its words with a space before it: as one text they take a fifth of the memory. */
  async function wordsOfSite(live: LiveVersions, locationId: string): Promise<string> {
    const versionId = live.get(locationId)?.versionId;
    if (versionId === undefined) return '';
    return wordsOfSites.get(JSON.stringify([locationId, versionId]), () =>
      readFresh(async (source) => {
        const read = await listedWords(source, locationId);
        return { reply: ['', ...(read?.words ?? [])].join(' '), isOfKey: read?.versionId === versionId };
      }),
    );
  }

  /** Words of the price files in place of those that no file has, and that the terms do not know; null if none is near. */
  async function corrected(
    live: LiveVersions,
    locationIds: readonly string[],
    words: Words,
  ): Promise<{ words: Words; corrections: Correction[] } | null> {
    const byPosition = [...Map.groupBy(words, ({ position }) => position).values()];
    const listed = await Promise.all(locationIds.map((id) => wordsOfSite(live, id)));
    const isListed = ({ word }: SearchedWord): boolean => listed.some((each) => each.includes(` ${word}`));
    const misspelt = byPosition.flatMap((each) => (each.length > 1 || each.some(isListed) ? [] : each));
    if (misspelt.length > MAX_MISSPELT) return null;
    const near = await findNearWords(
      listed,
      misspelt.map(({ word }) => word),
    );
    if (near.some((each) => each.length === 0)) return null;
    const corrections = misspelt.map(({ word, position }, at) => ({ typed: word, position, words: near[at] ?? [] }));
    const ofPosition = new Map(corrections.map((each) => [each.position, each.words]));
    return {
      words: byPosition.flatMap((each) =>
        each.flatMap((asked) => ofPosition.get(asked.position)?.map((word) => ({ ...asked, word })) ?? asked),
      ),
      corrections,
    };
  }

  async function findAll(
    live: LiveVersions,
    locationIds: readonly string[],
    words: Words,
    isFit: (code: FoundCode) => boolean,
  ): Promise<FoundOtherCodes> {
    if (words.length === 0) return nothing;
    const search = async (limit: number) =>
      (
        await readFresh(async (source) => {
          const reply = await searchListedCodes(source, locationIds, words, limit);
          return { reply, isOfKey: isOfLive(live, locationIds, reply) };
        })
      ).reply;
    const first = await search(FIRST_LIMIT);
    const best = bestOf(first, isFit);
    const areEnough = best.length > MAX_CODES || [...first.values()].every(({ codes }) => codes.length < FIRST_LIMIT);
    const found = areEnough ? first : await search(MAX_CODES + 1 + catalogueCodes.size);
    const codes = areEnough ? best : bestOf(found, isFit);
    return {
      codes: codes.slice(0, MAX_CODES),
      hasMore: codes.length > MAX_CODES,
      taken: [],
      isOfLive: isOfLive(live, locationIds, found),
    };
  }

  return {
    async find(live, locationIds, search) {
      if (search.code !== null) {
        const { code } = search.code;
        const word = { word: code.toLowerCase(), position: 0, isWhole: true };
        return findAll(live, locationIds, [word], (found) => found.code === code);
      }
      const isFit = ({ description }: FoundCode): boolean =>
        search.contrast === null || contrastFit(search.contrast, takeContrast(wordsOf(description)).contrast) > 0;
      let found = nothing;
      for (const { words, taken } of wordsToTry(search.asked)) {
        found = await findAll(live, locationIds, words, isFit);
        if (found.codes.length > 0) return { ...found, taken };
      }
      const others = await corrected(live, locationIds, positioned(demanded(search.asked).map(asTyped)));
      if (others === null) return found;
      const byOthers = await findAll(live, locationIds, others.words, isFit);
      return { ...byOthers, taken: takenFor(others.corrections, byOthers.codes) };
    },
  };
}

function isOfLive(
  live: LiveVersions,
  locationIds: readonly string[],
  found: ReadonlyMap<string, { versionId: number }>,
): boolean {
  return locationIds.every((id) => found.get(id)?.versionId === live.get(id)?.versionId);
}

function demanded(asked: readonly Asked[]): readonly Asked[] {
  return asked.filter(({ isWeak }) => !isWeak);
}

/** As typed and by what it means; then what stands in several words by each of these; then misspelt words as what they were taken for. */
function wordsToTry(asked: readonly Asked[]): Array<{ words: Words; taken: readonly TakenWord[] }> {
  const all = demanded(asked);
  const typed = positioned(all.map(asTyped));
  const byParts = positioned(all.flatMap((each) => (each.stems.length > 1 ? each.stems.map(one) : [asTyped(each)])));
  const meant = positioned(all.map(wordsOfPriceLists));
  const taken = takenWords(all);
  return [
    ...(all.every((each) => asTyped(each).length > 0) ? [{ words: typed, taken: [] }] : []),
    ...(all.some(({ stems }) => stems.length > 1) ? [{ words: byParts, taken: [] }] : []),
    ...(taken.length > 0 ? [{ words: meant, taken }] : []),
  ];
}

type Unplaced = ReadonlyArray<Omit<SearchedWord, 'position'>>;

/** Not what a misspelt word was taken for: a price file may have it as it is. */
function asTyped(asked: Asked): Unplaced {
  return asked.taken === undefined ? wordsOfPriceLists(asked) : wordsOf(asked.taken.typed).flatMap(one);
}

function one(word: string): Unplaced {
  return [{ word }];
}

function positioned(words: readonly Unplaced[]): Words {
  return words
    .filter((each) => each.some(({ word }) => word.length >= SHORTEST_WORD))
    .flatMap((each, position) => each.map((word) => ({ ...word, position })));
}

/** Of the words that may have been meant the nearest by which a code was found. */
function takenFor(corrections: readonly Correction[], codes: readonly ListedCode[]): TakenWord[] {
  const found = codes.flatMap(({ description }) => wordsOf(description));
  return corrections.flatMap(({ typed, words }) => {
    const meant = words.find((word) => found.some((each) => each.startsWith(word)));
    return meant === undefined ? [] : [{ typed, meant }];
  });
}

/** What the locations found, each code once: those that fit best first, of these the shortest. */
function bestOf(found: ReadonlyMap<string, FoundCodes>, isFit: (code: FoundCode) => boolean): ListedCode[] {
  const byKey = new Map<string, FoundCode>();
  for (const each of [...found.values()].flatMap(({ codes }) => codes)) {
    const key = codeKey(each.codeType, each.code);
    if (!catalogueCodes.has(key) && (byKey.get(key)?.fit ?? 0) < each.fit && isFit(each)) byKey.set(key, each);
  }
  return [...byKey.values()].toSorted(
    (a, b) => b.fit - a.fit || a.description.length - b.description.length || a.code.localeCompare(b.code, 'en'),
  );
}
