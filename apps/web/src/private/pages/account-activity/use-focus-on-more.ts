import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the first of the entries that were asked for, once they are there: the button that asked may be gone.
 *
 * @param count how many entries there are.
 * @returns the list's element, and what to call when more are asked for.
 */
export function useFocusOnMore(count: number): { list: RefObject<HTMLDivElement | null>; expectMore: () => void } {
  const list = useRef<HTMLDivElement>(null);
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (known.current === null || count <= known.current) return;
    list.current?.querySelectorAll<HTMLElement>('.entry')[known.current]?.focus();
    known.current = null;
  }, [count]);
  return {
    list,
    expectMore: () => {
      known.current = count;
    },
  };
}
