import type { ReactNode } from 'react';
import './arch-card.css';

/** A card under an arch: the way in. A picture fills it whole; anything else begins below the curve. */
export function ArchCard({ children, picture = false }: { children: ReactNode; picture?: boolean }) {
  return <div className={picture ? 'arch-card arch-card-picture' : 'arch-card'}>{children}</div>;
}
