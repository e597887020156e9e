import { createHmac } from 'node:crypto';
import type { PartnerRosterPort, RosterOutcome } from '../ports/partner-roster.ts';

/** So that no number stands here, not even a void one. Known to all: it guards nothing. */
const KEY = 'roster of the demonstration';

/** What becomes of a number, by its keyed hash; all others are refused. */
const outcomes: ReadonlyMap<string, RosterOutcome> = new Map([
  ['ddLKXyuchyMDPysnvxjw8HR5_kIi387s14dvAOUzFM8', 'confirmed'],
  ['l1ipGAW1TOCkOFhXMI4q64GnmPhSdT2KQ4MYJtWTYzw', 'unavailable'],
]);

/** The roster of the demonstration: one employee, whom every partner has, and one number that nobody answers for (docs/demo.md). */
export function partnerRosterOfDemonstration(): PartnerRosterPort {
  return {
    confirm: async ({ number }) => {
      const hash = createHmac('sha256', KEY).update(number).digest('base64url');
      return { outcome: outcomes.get(hash) ?? 'refused' };
    },
  };
}
