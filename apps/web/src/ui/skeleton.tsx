import './skeleton.css';

/** The shape of the coming content: `tile` an arch, `card` a block, `line` a line of text. */
export type SkeletonShape = 'tile' | 'card' | 'line';

/** Grey shapes in place of content that is being loaded. The caller also says in words that it is loading. */
export function Skeleton({ shape, count = 1 }: { shape: SkeletonShape; count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} className={`skeleton skeleton-${shape}`} aria-hidden="true" />
  ));
}
