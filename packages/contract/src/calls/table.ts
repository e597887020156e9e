import type { Call } from './define-call.ts';
import * as guestEstimates from './guest-estimates.ts';
import * as portal from './portal.ts';

/** Every call of the portal, in the order in which the documentation lists them. */
export const calls: readonly Call[] = [...Object.values(portal), ...Object.values(guestEstimates)];
