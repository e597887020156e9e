import { useState } from 'react';
import type { SummarisedError } from '../ui/error-summary.tsx';

/** What is wrong with each field, by the field's id, in the order of the form; undefined for nothing. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

export interface ShownErrors {
  /** For the error summary. */
  readonly list: readonly SummarisedError[];
  readonly attempt: number;
  /** The error of a field, once they are shown. */
  readonly of: (fieldId: string) => string | undefined;
  /** Shows them from now on; they go one by one as they are corrected. The summary takes focus. */
  readonly show: () => void;
  /** Keeps them back again, as where the form has come to ask for something else. */
  readonly hide: () => void;
}

/** Keeps errors back until the form is first sent: nobody is corrected while typing. */
export function useFieldErrors(errors: FieldErrors): ShownErrors {
  const [attempt, setAttempt] = useState(0);
  const [areShown, setAreShown] = useState(false);
  const shown = areShown ? errors : {};
  return {
    list: listErrors(shown),
    attempt,
    of: (fieldId) => shown[fieldId],
    show: () => {
      setAreShown(true);
      setAttempt((before) => before + 1);
    },
    hide: () => setAreShown(false),
  };
}

/** The errors that there are. */
export function listErrors(errors: FieldErrors): SummarisedError[] {
  return Object.entries(errors).flatMap(([fieldId, message]) => (message === undefined ? [] : [{ fieldId, message }]));
}
