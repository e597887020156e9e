import { useEffect, type RefObject } from 'react';

/** Brings focus to a heading when something has ended and taken away what had it. Focus that stands elsewhere stays. */
export function useFocusAfter(end: object | null, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (end !== null && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [end, heading]);
}
