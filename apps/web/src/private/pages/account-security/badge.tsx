import type { ReactNode } from 'react';
import './badge.css';

/** A word that sets one of a list apart. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>;
}
