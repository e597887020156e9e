import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * For the top of a page: scrolls to the top when the visitor navigated to it (going back is left to the browser, which
 * restores the position), and returns whether the heading should take focus: not on the first page of a visit, which
 * the browser announces itself.
 */
export function useArrival(): boolean {
  const { key } = useLocation();
  const movedBy = useNavigationType();
  // As it was when the page appeared: input on the page can change the address without an arrival.
  const [arrives] = useState(key !== 'default');
  useEffect(() => {
    if (movedBy === NavigationType.Push) window.scrollTo(0, 0);
    // Once, when the page appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return arrives;
}
