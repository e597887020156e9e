import { useEffect, useState } from 'react';

/** A window as wide as a computer's, and nobody who asks for less motion. A phone's owner may pay for each picture. */
const takesMovement = '(min-width: 861px) and (prefers-reduced-motion: no-preference)';

/** Whether to load the video: the visitor's settings allow it, and the connection is fast enough. Measured once. */
export function useVideo(): boolean {
  const [isWanted, setIsWanted] = useState(wantsMovement);
  const [isFast, setIsFast] = useState(false);
  useEffect(() => watchMovement(() => setIsWanted(wantsMovement())), []);
  useEffect(() => {
    if (!isWanted || isFast) return undefined;
    const leaving = new AbortController();
    void measureSpeed(leaving.signal).then((fast) => setIsFast(fast && !leaving.signal.aborted));
    return () => leaving.abort();
  }, [isWanted, isFast]);
  return isWanted && isFast;
}

/** What measures is not loaded where no video is wanted, as on a phone. */
async function measureSpeed(signal: AbortSignal): Promise<boolean> {
  try {
    const { isFastEnough } = await import('./measure-speed.ts');
    return await isFastEnough(signal);
  } catch {
    return false;
  }
}

/** Whether a video may start by itself: not on a phone, nor where the visitor asks for less motion or less data. */
function wantsMovement(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return window.matchMedia(takesMovement).matches && connection?.saveData !== true;
}

/** Reports when the window or the setting for less motion changes. Returns a function that stops the watch. */
function watchMovement(onChange: () => void): () => void {
  const query = window.matchMedia(takesMovement);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
