import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './arch-tile.css';

/** The class of the link or button that an `ArchTile` fills. */
export const archTileClass = 'arch-tile';

/** The content of a tile: a picture, a name, and how many things it leads to. */
export function ArchTile({ icon, name, note }: { icon: LucideIcon; name: ReactNode; note: ReactNode }) {
  return (
    <>
      <Icon of={icon} size={42} />
      <span className="arch-tile-name">{name}</span>
      <span className="arch-tile-note">{note}</span>
    </>
  );
}
