import type { ReactNode } from 'react';
import './badge.css';

export type BadgeLook = 'good' | 'bad' | 'hint' | 'plain';

/** A status in a word. */
export function Badge({ look, children }: { look: BadgeLook; children: ReactNode }) {
  return <span className={`badge badge-${look}`}>{children}</span>;
}
