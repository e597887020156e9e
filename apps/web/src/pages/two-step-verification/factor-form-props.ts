import type { Factor } from '@portico/contract';
import type { ReactNode } from 'react';
import type { PageEnds } from './attempt.ts';

/** The props of every factor of the second step. */
export interface FactorFormProps extends PageEnds {
  factor: Factor;
  /** Whether this device skips the second step for some days. */
  remember: boolean;
  /** The box that asks this, shown above the button. */
  children: ReactNode;
}
