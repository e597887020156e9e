import { useEffect } from 'react';
import { useGo } from '../router/use-go.ts';

/** Leads browsers without cross-window messaging to the list of those that have it (spec §2). */
export function useSupportedBrowser(): void {
  const go = useGo();
  const isSupported = 'postMessage' in window;
  useEffect(() => {
    if (!isSupported) go('browser-list', undefined, { replace: true });
    // Runs once: a browser does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSupported]);
}
