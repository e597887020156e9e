import { type Call, type CallName, OWN_PERSON, PERSON_HEADER } from '@portico/contract';
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';
import { actingCalls } from './acting-calls.ts';

/**
 * Lets a call pass where the session acts for the person for whom the page believes that it does, and where that access allows it.
 * A page that says nothing believes that it acts for its own person; what only reads may say nothing, since links do.
 *
 * @throws Refusal wrongPerson; accessEnded; notWhileActing for a call that is nobody else's; notPermitted for one that needs
 * more than the access allows.
 */
export function requirePerson(
  { name, method }: Pick<Call, 'method'> & { name: CallName },
  headers: IncomingHttpHeaders,
  { acting }: Pick<SignedIn, 'acting'>,
): void {
  const needed = actingCalls[name];
  if (needed === 'always') return;
  const believed = headers[PERSON_HEADER.toLowerCase()] ?? (method === 'POST' ? OWN_PERSON : undefined);
  if (believed !== undefined && believed !== (acting?.proxyId ?? OWN_PERSON)) throw new Refusal('wrongPerson');
  if (acting === null) return;
  if (acting.access === null) throw new Refusal('accessEnded');
  if (needed === undefined) throw new Refusal('notWhileActing');
  const { scopes } = acting.access;
  if (!needed.some((scope) => scopes.includes(scope))) throw new Refusal('notPermitted');
}
