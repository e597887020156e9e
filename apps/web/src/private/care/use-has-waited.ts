import { useEffect, useState } from 'react';

/** Milliseconds that the page waits for the hospital before it shows what the portal has itself. */
const PATIENCE = 2000;

/** Whether the page has been open so long. */
export function useHasWaited(): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return hasWaited;
}
