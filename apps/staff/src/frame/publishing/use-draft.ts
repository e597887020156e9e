import { useEffect, useState } from 'react';

/** What is typed anew; or what is, by what is there when it comes, for words that arrive later. */
export type DraftChange<Draft> = Partial<Draft> | ((before: Draft) => Partial<Draft>);

/**
 * What is typed: it survives a reload of the page, a sign-in in between, and whatever fails. It stays in the tab alone, until it is
 * published: words for everybody to read, and nothing of a person.
 *
 * @param key of the session storage; for another one the component is made anew.
 * @param nothingTyped what the form has at first, and once it is cleared.
 */
export function useDraft<Draft extends object>(
  key: string,
  nothingTyped: Draft,
): {
  draft: Draft;
  change: (what: DraftChange<Draft>) => void;
  clear: () => void;
} {
  const [draft, setDraft] = useState(() => recall(key, nothingTyped));
  useEffect(() => {
    if (draft === nothingTyped) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  }, [key, draft, nothingTyped]);
  return {
    draft,
    change: (what) => setDraft((before) => ({ ...before, ...(typeof what === 'function' ? what(before) : what) })),
    clear: () => setDraft(nothingTyped),
  };
}

function recall<Draft extends object>(key: string, nothingTyped: Draft): Draft {
  const stored = sessionStorage.getItem(key);
  return stored === null ? nothingTyped : { ...nothingTyped, ...(JSON.parse(stored) as Partial<Draft>) };
}
