import type { Factor } from '@portico/contract';
import type { ReactNode } from 'react';
import type { PageEnds } from './attempt.ts';

/** What every way to take the second step is given. */
export interface WayProps extends PageEnds {
  factor: Factor;
  /** Whether this device is to need no second step for a while. */
  remember: boolean;
  /** The box that asks so, for its place above the button. */
  children: ReactNode;
}
