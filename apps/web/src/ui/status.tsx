import type { ReactNode } from 'react';

/** Text that is read out when it changes, without moving focus. */
export function Status({ children }: { children: ReactNode }) {
  return <output className="secondary status">{children}</output>;
}
