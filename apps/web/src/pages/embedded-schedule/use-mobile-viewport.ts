import { useEffect } from 'react';

/**
 * The viewport of mobile mode (spec §2): the page reaches under the notch of the phone on which the native app shows it.
 * Visitors can still enlarge it.
 */
export function useMobileViewport(isMobile: boolean): void {
  useEffect(() => {
    const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
    if (!isMobile || viewport === null) return undefined;
    const before = viewport.content;
    viewport.content = 'width=device-width, initial-scale=1, viewport-fit=cover';
    document.body.classList.add('mobile');
    return () => {
      viewport.content = before;
      document.body.classList.remove('mobile');
    };
  }, [isMobile]);
}
