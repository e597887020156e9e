import { useState } from 'react';

/**
 * What is typed about a person and not sent yet, by where. It stays in this window's memory, and nowhere else: while other pages are looked at, and
 * while its writer signs in again in another window (docs/decisions/0256).
 */
const typed = new Map<string, string>();

/** The browser asks before the window is left. */
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

function keep(key: string, text: string): void {
  if (text.trim() === '') typed.delete(key);
  else typed.set(key, text);
  if (typed.size === 0) removeEventListener('beforeunload', warn);
  else addEventListener('beforeunload', warn);
}

/** Whether something is typed that was not sent. */
export function hasTyped(): boolean {
  return typed.size > 0;
}

/** Whoever typed it has signed out, or somebody else has come. */
export function forgetTyped(): void {
  typed.clear();
  removeEventListener('beforeunload', warn);
}

/** As useState: what somebody has typed at this place before is there again. */
export function useTyped(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => typed.get(key) ?? '');
  return [
    text,
    (next) => {
      keep(key, next);
      setText(next);
    },
  ];
}
