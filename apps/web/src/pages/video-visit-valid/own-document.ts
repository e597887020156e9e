import { pathTo } from '@portico/contract';

/**
 * Whether the browser loaded this page's own document, which alone may use camera and microphone: on the way here from another
 * page no document is loaded.
 */
export function hasOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name).pathname === pathTo('video-visit-valid');
}
