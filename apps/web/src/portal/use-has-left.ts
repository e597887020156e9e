import { useEffect, useRef } from 'react';

/** Tells whether the page that asks is gone. What comes after that leads nobody anywhere. */
export function useHasLeft(): () => boolean {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return () => left.current;
}
