import { useEffect, useState } from 'react';

/** Milliseconds: a visit opens on a page that stays open. */
const PAUSE = 20_000;

/** The time, as it passes. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), PAUSE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
