import type { ReactNode } from 'react';
import './prose.css';

/** Text to read: paragraphs, headings and lists at a comfortable line length. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
