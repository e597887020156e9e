import type { Language } from '@portico/contract';
import { countHiddenMisses, type ListedMiss, listSearchMisses } from '../../estimates/queries/search-misses.ts';
import { DAY_SECONDS, secondsAfter } from '../../platform/time.ts';
import { csvText } from '../csv.ts';
import type { Staff } from '../staff.ts';

/** Which searches are asked for. */
export interface MissFilter {
  language?: Language | undefined;
  /** Those that were typed last within so many days. */
  withinDays?: number | undefined;
}

/**
 * What patients searched for in vain, what was typed most often first, and how many more wait for their third day. Nothing of it is of
 * a person, so that reading it leaves no entry in the audit trail (docs/decisions/0201).
 */
export async function missedSearches(
  { database: { db }, now }: Pick<Staff, 'database' | 'now'>,
  { language, withinDays }: MissFilter,
): Promise<{ misses: ListedMiss[]; hidden: number }> {
  const since =
    withinDays === undefined
      ? undefined
      : secondsAfter(now, -withinDays * DAY_SECONDS)
          .toISOString()
          .slice(0, 10);
  return { misses: await listSearchMisses(db, { language, since }), hidden: await countHiddenMisses(db) };
}

/** The same as a file for spreadsheets. */
export function missedSearchesCsv(misses: readonly ListedMiss[]): string {
  return csvText(
    ['language', 'words', 'times', 'days', 'last_day'],
    misses.map(({ language, words, times, days, last_day }) => [
      language,
      words,
      String(times),
      String(days),
      last_day,
    ]),
  );
}
