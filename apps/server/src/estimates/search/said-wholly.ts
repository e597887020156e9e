import type { IndexedService, IndexedText } from './service-index.ts';
import type { Asked } from './understand.ts';

/**
 * Whether words say all that a service is called by: each of them has a meaning of ours, or they are one of its names or synonyms. "Dog" is
 * neither for a service that is found by "dog bite".
 */
export function isSaidWholly({ texts }: IndexedService, asked: readonly Asked[]): boolean {
  const wanted = new Set(
    asked.flatMap(({ stems, alternatives }) => [...stems, ...alternatives.flatMap(({ units }) => units)]),
  );
  return asked.every(hasMeaning) || texts.some((text) => isSaid(text, wanted));
}

function hasMeaning({ alternatives }: Asked): boolean {
  return alternatives.some(({ units }) => units.some((unit) => unit.startsWith('#')));
}

function isSaid({ segments }: IndexedText, wanted: ReadonlySet<string>): boolean {
  const strong = segments.filter(({ isWeak }) => !isWeak);
  return (
    strong.length > 0 &&
    strong.every(
      ({ stems, meanings }) => meanings.some((each) => wanted.has(each)) || stems.every((each) => wanted.has(each)),
    )
  );
}
