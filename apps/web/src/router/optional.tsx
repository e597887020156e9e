import { lazy, type ComponentType } from 'react';

/**
 * A part of the page that is loaded after the first paint. If its files cannot be loaded, the page is shown without it.
 */
export function optional(load: () => Promise<ComponentType>) {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing }),
    ),
  );
}

function Nothing() {
  return null;
}
