import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * For the top of a page: begins it at its top when one went to it (going back is the browser's own: it remembers where
 * one was), and tells whether its heading should take focus: not on the first page of a visit, which the browser announces.
 */
export function useArrival(): boolean {
  const { key } = useLocation();
  const movedBy = useNavigationType();
  // As it was when the page appeared: what one types or chooses there moves the address on, but nobody arrives.
  const [arrives] = useState(key !== 'default');
  useEffect(() => {
    if (movedBy === NavigationType.Push) window.scrollTo(0, 0);
    // Once, as the page appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return arrives;
}
