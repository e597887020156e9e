import { drawingOf } from './category-pictures.ts';
import './category-picture.css';

/** The picture of a kind of care. There is always its name below, so it is hidden from screen readers. */
export function CategoryPicture({ imageClass }: { imageClass: string }) {
  const { lines, warm } = drawingOf(imageClass);
  return (
    <svg className="category-picture" viewBox="0 0 48 48" width={48} height={48} aria-hidden focusable={false}>
      <path className="category-warm" d={warm} />
      <path d={lines} />
    </svg>
  );
}
