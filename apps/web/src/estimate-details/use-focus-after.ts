import { useEffect, type RefObject } from 'react';

/** Brings the focus to a heading each time that something has come to an end below it, as a dialog that has closed. */
export function useFocusAfter(end: object | null, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (end !== null) heading.current?.focus();
  }, [end, heading]);
}
