import { useEffect, useState } from 'react';

/** Milliseconds without a key before the search starts. */
const PAUSE = 250;

export interface Search {
  /** The text of the field. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Searches at once for the text of the field. */
  readonly askNow: () => void;
  readonly clear: () => void;
}

/** A search while typing: `onAsk` is called with the text at a pause, and at once when the visitor asks for it. */
export function useSearch(initial: string, onAsk: (text: string) => void): Search {
  const [text, setText] = useState(initial);
  const [asked, setAsked] = useState(initial);
  const ask = (wanted: string) => {
    setText(wanted);
    setAsked(wanted);
    onAsk(wanted);
  };
  useEffect(() => {
    if (text === asked) return undefined;
    const timer = setTimeout(() => ask(text), PAUSE);
    return () => clearTimeout(timer);
    // The clock runs from the last key, unless the visitor asks at once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, asked]);
  return { text, type: setText, askNow: () => ask(text), clear: () => ask('') };
}
