import type { InputOf, ReplyOf } from '@portico/contract';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import { requireRecentPassword } from '../../accounts/sessions/require-recent-password.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { beginIdentityRequest } from '../identity-request.ts';

/**
 * Sends the signed-in person to an identity provider, to link the account that they have there.
 *
 * @throws Refusal passwordNeeded, so that nobody links their own at an unattended browser; notFound for an identity provider that signs
 * nobody in; verifierUnavailable.
 */
export async function beginIdentityLink(
  { provider }: InputOf<'beginIdentityLink'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'beginIdentityLink'>> {
  const session = requireSession(visitor);
  requireRecentPassword(session, services.ports.clock.now());
  const { accountId } = session;
  const begun = await beginIdentityRequest({ provider, purpose: 'link', accountId }, visitor, services);
  if (begun === 'unknown') throw new Refusal('notFound');
  if (begun === 'unavailable') throw new Refusal('verifierUnavailable');
  return begun;
}
