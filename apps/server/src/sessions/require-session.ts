import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../refusal.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * The session of whoever asks, in calls that the contract opens to people who are signed in.
 *
 * @throws Refusal signInRequired
 */
export function requireSession({ session }: Visitor): SignedIn {
  if (session === null) throw new Refusal('signInRequired');
  return session;
}
