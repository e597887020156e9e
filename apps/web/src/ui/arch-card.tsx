import type { ReactNode } from 'react';
import './arch-card.css';

/** A card under an arch, for ways into the portal. A picture fills it; other content begins below the curve. */
export function ArchCard({ children, picture = false }: { children: ReactNode; picture?: boolean }) {
  return <div className={picture ? 'arch-card arch-card-picture' : 'arch-card'}>{children}</div>;
}
