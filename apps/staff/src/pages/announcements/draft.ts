import type { announcementKinds } from '@portico/contract';

/** What is typed and not published yet. */
export interface Draft {
  readonly kind: (typeof announcementKinds)[number];
  readonly en: string;
  readonly es: string;
  /** Local times of the hospital, as the browser's own field has them; '' for none. */
  readonly from: string;
  readonly until: string;
  /** The announcement in whose place it is shown. */
  readonly replaces: number | null;
}

export const nothingTyped: Draft = { kind: 'notice', en: '', es: '', from: '', until: '', replaces: null };

/** Where the tab keeps it. */
export const DRAFT_KEY = 'portico-staff-announcement';
