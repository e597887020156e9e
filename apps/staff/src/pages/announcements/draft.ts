import type { AnnouncementText, announcementKinds, Language, WrittenLanguage } from '@portico/contract';

/** What is typed and not published yet. */
export interface Draft {
  readonly kind: (typeof announcementKinds)[number];
  readonly en: string;
  readonly es: string;
  /** By the tags of languages that the hospital has added, or had added as they were typed. */
  readonly further: Readonly<Record<string, string>>;
  /** Local times of the hospital, as the browser's own field has them; '' for none. */
  readonly from: string;
  readonly until: string;
  /** The announcement in whose place it is shown. */
  readonly replaces: number | null;
}

export const nothingTyped: Draft = { kind: 'notice', en: '', es: '', further: {}, from: '', until: '', replaces: null };

/** Where the tab keeps it. */
export const DRAFT_KEY = 'portico-staff-announcement';

/** What it says, in the languages that are switched on and written. */
export function textIn(
  { en, es, further }: Pick<Draft, WrittenLanguage | 'further'>,
  addedLanguages: readonly Language[],
): AnnouncementText {
  const typed = addedLanguages.map((tag) => [tag, (further[tag] ?? '').trim()] as const);
  return { en: en.trim(), es: es.trim(), ...Object.fromEntries(typed.filter(([, words]) => words !== '')) };
}
