import { useEffect, type RefObject } from 'react';

/**
 * Brings focus to a heading when something has ended and taken away what had it, then or with what came of it a moment
 * later. Focus that stands elsewhere stays.
 */
export function useFocusAfter(end: object | null, outcome: object, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (end !== null && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    // Also when what came of it is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [end, outcome, heading]);
}
