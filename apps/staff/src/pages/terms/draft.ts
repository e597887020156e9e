import type { TermsKind } from '@portico/contract';

/** What is typed and not published yet. */
export interface Draft {
  /** An empty line stands between two paragraphs. */
  readonly en: string;
  readonly es: string;
  /** A day on the hospital's clock, as the browser's own field has it; '' for none. */
  readonly from: string;
}

export const nothingTyped: Draft = { en: '', es: '', from: '' };

/** Where the tab keeps it. */
export const draftKey = (kind: TermsKind): string => `portico-staff-terms-${kind}`;
