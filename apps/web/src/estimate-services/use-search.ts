import { useEffect, useState } from 'react';

/** How long to wait for the next key before searching, in milliseconds. */
const PAUSE = 250;

export interface Search {
  /** What stands in the field. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Searches at once for what stands in the field. */
  readonly askNow: () => void;
  readonly clear: () => void;
}

/** A search as one types: `onAsk` is called with the text when one pauses, and at once when one asks for it. */
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
    // The clock runs from the last key, until one asks at once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, asked]);
  return { text, type: setText, askNow: () => ask(text), clear: () => ask('') };
}
