import type { StateName } from '@portico/contract';

/**
 * The first pages of each way to an account. The server guards the later steps, since it knows how they began; so a
 * session that ends meanwhile interrupts none of them. Signing in, recovering a password and requesting a session need
 * no session.
 */
const beginnings: ReadonlySet<StateName> = new Set([
  'partner-account-selection.params',
  'partner-activate-create.params',
  'partner-create-account.params',
  'partner-signup.params',
  'partner-activation.params',
] satisfies StateName[]);

/** Whether a state needs a verified session with its partner (spec §4, 'Partner request'). */
export function needsPartnerSession(state: StateName): boolean {
  return beginnings.has(state);
}
