import type { Language } from '@portico/contract';

/** Words of searches that found nothing. Nothing in it is of a person. */
export interface SearchMissesTable {
  words_hash: Uint8Array;
  /** Of the page on which they were typed. */
  language: Language;
  /** Null until they were seen on enough days. */
  words: string | null;
  times: number;
  /** Different days on which they were seen. */
  days: number;
  /** ISO date, by the hospital's clock. */
  last_day: string;
}
