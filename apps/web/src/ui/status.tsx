import type { ReactNode } from 'react';
import './visually-hidden.css';

/** Words that are read out when they change, without moving focus. `hidden`: for those who listen only. */
export function Status({ children, hidden = false }: { children: ReactNode; hidden?: boolean }) {
  return <output className={hidden ? 'visually-hidden' : 'secondary'}>{children}</output>;
}
