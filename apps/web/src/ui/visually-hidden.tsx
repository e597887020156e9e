import type { ReactNode } from 'react';
import './visually-hidden.css';

/** Text for screen readers only, where a picture or a position shows the same to everyone else. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
