import type { ReactNode } from 'react';
import './arch-tile.css';

/** The class of the link or button that an `ArchTile` fills. */
export const archTileClass = 'arch-tile';

/** The content of a tile: a picture, a name, and how many things it leads to. */
export function ArchTile({ picture, name, note }: { picture: ReactNode; name: ReactNode; note: ReactNode }) {
  return (
    <>
      {picture}
      <span className="arch-tile-name">{name}</span>
      <span className="arch-tile-note">{note}</span>
    </>
  );
}
