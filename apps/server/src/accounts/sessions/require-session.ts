import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';

/**
 * The visitor's session, in calls for signed-in people.
 *
 * @throws Refusal signInRequired
 */
export function requireSession({ session }: Visitor): SignedIn {
  if (session === null) throw new Refusal('signInRequired');
  return session;
}
