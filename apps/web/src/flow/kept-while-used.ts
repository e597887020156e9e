import { useEffect, useRef } from 'react';

/** Milliseconds between two looks: often enough for a flow that lives for half an hour after its last use. */
const LOOK_EVERY = 5 * 60_000;

/** Looks of one page: a page that is used for longer than two hours without a step is let go. */
const MOST_LOOKS = 24;

/** What people do who have not left. Reading is scrolling; a screen reader moves the focus. */
const signsOfUse = ['input', 'keydown', 'pointerdown', 'scroll', 'focusin'] as const;

/**
 * Asks for the status of a flow from time to time while its page is used, so that the server sees the use: typing alone is no call, and a
 * form must not be lost to whoever fills it in slowly (WCAG 2.2.1, decision 263). Nobody at the page: no look.
 *
 * @param ask for the status.
 */
export function useKeptWhileUsed(isOn: boolean, ask: () => Promise<void>): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  }, [ask]);
  useEffect(() => {
    if (!isOn) return undefined;
    const noteUse = looksWhileUsed(() => void latest.current(), Date.now);
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true, passive: true };
    for (const sign of signsOfUse) document.addEventListener(sign, noteUse, options);
    return () => stop.abort();
  }, [isOn]);
}

/**
 * To be called with each sign of use: looks where the last look, or the beginning, is long enough ago.
 *
 * @param now in milliseconds.
 */
export function looksWhileUsed(look: () => void, now: () => number): () => void {
  let lookedAt = now();
  let looks = 0;
  return () => {
    if (looks >= MOST_LOOKS || now() - lookedAt < LOOK_EVERY) return;
    lookedAt = now();
    looks += 1;
    look();
  };
}
