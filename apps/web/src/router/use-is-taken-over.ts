import { useSyncExternalStore } from 'react';

/**
 * False while the page is still as the server has drawn it, then true. What only the browser knows, such as the kind of
 * phone, is shown from then on: until then both must draw the same.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
