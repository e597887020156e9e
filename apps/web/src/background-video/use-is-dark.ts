import { useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

export function useIsDark(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}

function watch(onChange: () => void): () => void {
  const dark = window.matchMedia(query);
  dark.addEventListener('change', onChange);
  return () => dark.removeEventListener('change', onChange);
}
