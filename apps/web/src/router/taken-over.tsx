import { DRAWN_MARK } from '@portico/contract';
import { createContext, useContext, useEffect } from 'react';

/** What follows once React has taken over a page that the server has drawn; nothing where it has drawn none. */
export const AfterTakeOver = createContext<() => void>(() => {});

/** Stands beside the page: React takes that over after the frame around it, and events before that are lost. */
export function TakenOver() {
  const follow = useContext(AfterTakeOver);
  useEffect(() => {
    delete document.getElementById('root')?.dataset[DRAWN_MARK];
    follow();
    // Runs once, when the first page is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}
