import { useEffect, useState } from 'react';
import { isFastEnough } from './measure-speed.ts';
import { wantsMovement, watchMovement } from './wants-movement.ts';

/** Whether to load the video: the visitor's settings allow it, and the connection is fast enough. Measured once. */
export function useVideo(): boolean {
  const [isWanted, setIsWanted] = useState(wantsMovement);
  const [isFast, setIsFast] = useState(false);
  useEffect(() => watchMovement(() => setIsWanted(wantsMovement())), []);
  useEffect(() => {
    if (!isWanted || isFast) return undefined;
    const leaving = new AbortController();
    void isFastEnough(leaving.signal).then((fast) => setIsFast(fast && !leaving.signal.aborted));
    return () => leaving.abort();
  }, [isWanted, isFast]);
  return isWanted && isFast;
}
