import type { TermsKind } from '@portico/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ReadParagraph, Terms } from '../terms/terms.ts';

/** What staff did to the terms that people accept. Rows are never changed. */
export interface TermsActsTable {
  /** Of one that publishes, the number of the terms. */
  act_number: Generated<number>;
  kind: TermsKind;
  act: 'publish' | 'withdraw';
  /** The terms that it takes back before their day; null of a publication. */
  withdraws: number | null;
  /** null of a withdrawal, as what follows is. */
  version: string | null;
  paragraphs: JSONColumnType<Terms['paragraphs']> | null;
  applies_from: ColumnType<Date | null, Date | null, never>;
  reason: string;
  acted_by: string;
  /** The system's user; at the screen, the id that the hospital's provider has of the person. */
  acted_by_user: string;
  acted_at: Date;
}

/** The words of each version that people could accept, of the settings and of staff. Rows are never changed. */
export interface TermsWordingsTable {
  kind: TermsKind;
  version: string;
  /** `wordingOf` the paragraphs: a file of the settings may say other words under the same version. */
  wording: string;
  /** As they were read: an added language has its own words. */
  paragraphs: JSONColumnType<readonly ReadParagraph[]>;
  /** Before anybody could accept them. */
  kept_at: Date;
}
