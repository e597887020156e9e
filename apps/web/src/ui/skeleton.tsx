import './skeleton.css';

/** The shape of what comes: `tile` an arch, `card` a block, `line` a line of text. */
export type SkeletonShape = 'tile' | 'card' | 'line';

/** Grey shapes in the place of what is being loaded. Whoever shows them says so in words as well. */
export function Skeleton({ shape, count = 1 }: { shape: SkeletonShape; count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={`skeleton skeleton-${shape}`} aria-hidden="true" />
  ));
}
