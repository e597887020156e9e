import type { CSSProperties } from 'react';
import './arcade.css';

/** More arches beside each other would be too narrow to see anything through. */
const MOST_ARCHES = 3;

/** Pictures of places, each under an arch, side by side. Decoration: the names stand beside them. */
export function Arcade({ images }: { images: readonly string[] }) {
  const shown = images.slice(0, MOST_ARCHES);
  return (
    <span className="arcade" style={{ '--arches': shown.length } as CSSProperties}>
      {shown.map((image) => (
        <img key={image} src={image} alt="" width={640} height={360} />
      ))}
    </span>
  );
}
