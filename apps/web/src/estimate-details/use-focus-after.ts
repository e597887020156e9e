import { useEffect, type RefObject } from 'react';

/**
 * Moves focus to a heading when something ends and the focused element disappears, at once or when the outcome is shown
 * a moment later. Focus on another element stays there.
 */
export function useFocusAfter(end: object | null, outcome: object, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (end !== null && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    // Also when the outcome is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [end, outcome, heading]);
}
