import type { StateName } from '@portico/contract';

/**
 * Where a way to an account begins. The steps after that are watched over by the server, which knows how they began, so that a
 * session that ends meanwhile puts nobody out; and nobody needs one to sign in, to recover a password, or to ask for one.
 */
const beginnings: ReadonlySet<StateName> = new Set([
  'partner-account-selection.params',
  'partner-activate-create.params',
  'partner-create-account.params',
  'partner-signup.params',
  'partner-activation.params',
] satisfies StateName[]);

/** Whether a state is for those alone who have a verified session with its partner (spec §4, 'Partner request'). */
export function needsPartnerSession(state: StateName): boolean {
  return beginnings.has(state);
}
