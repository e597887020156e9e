import type { ReactNode } from 'react';
import './badge.css';

/** A word that marks one entry of a list. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>;
}
