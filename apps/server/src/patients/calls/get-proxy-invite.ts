import type { InputOf, ReplyOf } from '@portico/contract';
import { fullName } from '../../accounts/full-name.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import { findAccount } from '../../accounts/queries/accounts.ts';
import { findPendingInvite } from '../queries/proxy-invites.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { requireSession } from '../../accounts/sessions/require-session.ts';

/**
 * Shows an invitation to a signed-in person who has its code.
 *
 * @throws Refusal unknownInvite: the same for an unknown, answered or expired invitation and for the patient's own.
 */
export async function getProxyInvite(
  { inviteCode }: InputOf<'getProxyInvite'>,
  visitor: Visitor,
  { database, ports, settings }: Services,
): Promise<ReplyOf<'getProxyInvite'>> {
  const { accountId } = requireSession(visitor);
  const invite = await findPendingInvite(database.db, hashOf(inviteCode), accountId, ports.clock.now());
  const patient = invite && (await findAccount(database.db, invite.patientAccountId));
  if (invite === undefined || patient === undefined) throw new Refusal('unknownInvite');
  return {
    patientName: fullName(settings.keys, patient),
    scope: invite.scope,
    expiresAt: invite.expiresAt.toISOString(),
  };
}
