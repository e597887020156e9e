import type { ReactNode } from 'react';

/** Words that are read out when they change, without moving focus. */
export function Status({ children }: { children: ReactNode }) {
  return <output className="secondary">{children}</output>;
}
