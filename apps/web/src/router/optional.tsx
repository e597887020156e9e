import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { useIsTakenOver } from './use-is-taken-over.ts';

/**
 * A part of the page that is loaded after the first picture, and that the server does not draw. If its files cannot be
 * loaded, the page is shown without it.
 */
export function optional<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing }),
    ),
  );
  return function Optional(props: Props) {
    const isTakenOver = useIsTakenOver();
    return isTakenOver && <Suspense fallback={null}>{createElement(Part, props)}</Suspense>;
  };
}

function Nothing() {
  return null;
}
