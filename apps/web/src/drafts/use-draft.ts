import { useState } from 'react';
import { saveDraft, recallDraft, type DraftFields } from './drafts.ts';

export interface Draft<Fields> {
  readonly fields: Fields;
  readonly change: (changed: Partial<Fields>) => void;
  /** Back to an empty form; the draft is deleted. */
  readonly clear: () => void;
}

/**
 * The fields of a form, stored for this tab while they are typed, so that they are still there after the session ended.
 * Secrets do not belong here: a form holds them in a state of its own.
 *
 * @param form names the form within the signed-in app.
 */
export function useDraft<Fields extends DraftFields>(form: string, empty: Fields): Draft<Fields> {
  const [fields, setFields] = useState<Fields>(() => ({ ...empty, ...recallDraft(form, Date.now()) }));
  return {
    fields,
    change: (changed) => {
      const next = { ...fields, ...changed };
      setFields(next);
      saveDraft(form, next, Date.now());
    },
    clear: () => {
      setFields(empty);
      saveDraft(form, undefined, Date.now());
    },
  };
}
