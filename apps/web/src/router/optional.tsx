import { lazy, Suspense, type ComponentType } from 'react';
import { useIsTakenOver } from './use-is-taken-over.ts';

/**
 * A part of the page that is loaded after the first picture, and that the server does not draw. If its files cannot be
 * loaded, the page is shown without it.
 */
export function optional(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing }),
    ),
  );
  return function Optional() {
    const isTakenOver = useIsTakenOver();
    return (
      isTakenOver && (
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      )
    );
  };
}

function Nothing() {
  return null;
}
