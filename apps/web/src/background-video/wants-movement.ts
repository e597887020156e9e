const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether a video may start by itself: the visitor asks for neither less motion nor less data. */
export function wantsMovement(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !window.matchMedia(reducedMotion).matches && connection?.saveData !== true;
}

/** Reports when the setting for less motion changes. Returns a function that stops the watch. */
export function watchMovement(onChange: () => void): () => void {
  const query = window.matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
