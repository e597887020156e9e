import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import './done.css';

/** Says in its card, and aloud, what has just been done. It stands from the first picture on, so that it is read out. */
export function Done({ children }: { children: ReactNode }) {
  return <output className="done">{children !== null && <Notice kind="leaf" title={children} />}</output>;
}
