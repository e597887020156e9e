import { useEffect, useState } from 'react';
import { secondsUntil } from './seconds-until.ts';

/** Whole seconds until a moment of this browser's clock, counted down; 0 from then on. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= moment;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return secondsUntil(moment, now);
}
