import { lazy, type ComponentType } from 'react';

/** A part of the page that comes after the first picture; where its files do not come, the page does without. */
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
