import { ANALYTICS_DELAY_MS, type StateName } from '@portico/contract';
import { useEffect } from 'react';
import { usePortal } from './portal.tsx';

/** Tells the server that a page was opened, half a second after (spec §9), where the hospital counts pages. */
export function useCountPage(state: StateName | undefined): void {
  const portal = usePortal();
  const { countsPages } = portal.settings;
  useEffect(() => {
    if (!countsPages || state === undefined) return undefined;
    const timer = setTimeout(() => {
      // Nobody misses a count that did not arrive.
      void import('./count-page.ts').then(({ sendPageCount }) => sendPageCount(portal, state)).catch(() => undefined);
    }, ANALYTICS_DELAY_MS);
    return () => clearTimeout(timer);
    // Once for each page that is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state, countsPages]);
}
