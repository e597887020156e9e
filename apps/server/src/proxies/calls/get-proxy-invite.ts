import type { InputOf, ReplyOf } from '@portico/contract';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requireOwnInvite } from '../require-invite.ts';

/**
 * Shows an invitation to the person to whom it was sent.
 *
 * @throws Refusal as requireOwnInvite.
 */
export async function getProxyInvite(
  { inviteCode }: InputOf<'getProxyInvite'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getProxyInvite'>> {
  const { invite, patient } = await requireOwnInvite(inviteCode, visitor, services);
  return {
    patientName: patient.fullName,
    scopes: [...invite.scopes],
    expiresAt: invite.expiresAt.toISOString(),
    endsAt: invite.endsAt.toISOString(),
    privacy:
      invite.privateFrom === null
        ? null
        : {
            from: invite.privateFrom.toISOString(),
            scopes: invite.scopes.filter((each) => invite.privateScopes?.includes(each)),
          },
  };
}
