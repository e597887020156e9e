import type { announcementKinds } from '@portico/contract';
import { useState } from 'react';

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

const nothingTyped: Draft = { kind: 'notice', en: '', es: '', from: '', until: '', replaces: null };

/** In the tab alone, until it is published: words for everybody to read, and nothing of a person. */
const KEY = 'portico-staff-announcement';

/** What is typed: it survives a reload of the page, a sign-in in between, and whatever fails. */
export function useDraft(): {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  clear: () => void;
} {
  const [draft, setDraft] = useState(recall);
  const store = (next: Draft): void => {
    setDraft(next);
    if (next === nothingTyped) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(next));
  };
  return {
    draft,
    change: (part) => store({ ...draft, ...part }),
    clear: () => store(nothingTyped),
  };
}

function recall(): Draft {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? nothingTyped : { ...nothingTyped, ...(JSON.parse(stored) as Partial<Draft>) };
}
