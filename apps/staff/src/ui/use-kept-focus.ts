import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place: where the button that was pressed goes with what it did, its part of the page has focus.
 *
 * @returns what is spread over the element of that part, which has a name that is read out.
 */
export function useKeptFocus<Part extends HTMLElement>(): {
  ref: RefObject<Part | null>;
  tabIndex: -1;
  onFocus: () => void;
  onBlur: (event: FocusEvent<Part>) => void;
} {
  const ref = useRef<Part>(null);
  const isInside = useRef(false);
  // After each rendering, since any may take the button away.
  useEffect(() => {
    if (!isInside.current) return undefined;
    // A dialog that closes gives focus back to its button in the next frame: where that is still there, it is the place.
    const frame = requestAnimationFrame(() => {
      if (isInside.current && document.activeElement === document.body) ref.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true;
    },
    // Whoever leaves by themselves leaves what is still there.
    onBlur: ({ target }) => {
      if (target.isConnected) isInside.current = false;
    },
  };
}
