const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether one may be shown a video that nobody asked for: neither less motion nor less data is asked of us. */
export function wantsMovement(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !window.matchMedia(reducedMotion).matches && connection?.saveData !== true;
}

/** Tells when less motion is asked for, or no longer. Gives back what stops the watch. */
export function watchMovement(onChange: () => void): () => void {
  const query = window.matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
