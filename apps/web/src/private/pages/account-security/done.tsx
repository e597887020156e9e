import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import './done.css';

/** Says what was just done. It is in the page from the start, so that screen readers announce it. */
export function Done({ children }: { children: ReactNode }) {
  return <output className="done">{children !== null && <Notice kind="leaf" title={children} />}</output>;
}
