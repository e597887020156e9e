import { createHmac } from 'node:crypto';
import type { PartnerRosterPort, RosterOutcome } from '../ports/partner-roster.ts';

/**
 * Hashes the numbers below, so that the code holds no social security number, not even an invalid one. This key is
 * public: it protects nothing.
 */
const KEY = 'roster of the demonstration';

/** The outcome of a number, by its keyed hash. All others are refused. */
const outcomes: ReadonlyMap<string, RosterOutcome> = new Map([
  ['ddLKXyuchyMDPysnvxjw8HR5_kIi387s14dvAOUzFM8', 'confirmed'],
  ['l1ipGAW1TOCkOFhXMI4q64GnmPhSdT2KQ4MYJtWTYzw', 'unavailable'],
]);

/**
 * The roster of the demonstration: one number is an employee of every partner, and for one the service does not answer
 * (docs/demo.md).
 */
export function partnerRosterOfDemonstration(): PartnerRosterPort {
  return {
    confirm: async ({ number }) => {
      const hash = createHmac('sha256', KEY).update(number).digest('base64url');
      return { outcome: outcomes.get(hash) ?? 'refused' };
    },
  };
}
