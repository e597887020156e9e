import { listCodesUsedBy } from '../../enrolment/queries/access-codes.ts';
import { listNoticesOf } from '../../enrolment/queries/record-notices.ts';
import { unsealInvitee } from '../../proxies/invitee.ts';
import { listProxies, listProxiesOf, type Proxy } from '../../proxies/queries/proxies.ts';
import { listPendingInvites } from '../../proxies/queries/proxy-invites.ts';
import type { AccessData, AccountData } from './account-data.ts';
import type { Collecting } from './collecting.ts';

/** Who looks after the owner of an account, whom they look after, and who is invited to. */
export async function peopleOf({
  db,
  account: { account_id: accountId },
  settings: { keys },
  now,
}: Collecting): Promise<Pick<AccountData, 'lookedAfterBy' | 'looksAfter' | 'invitations'>> {
  const invites = await listPendingInvites(db, accountId, now);
  return {
    lookedAfterBy: (await listProxiesOf(db, accountId, now)).map(accessOf),
    looksAfter: (await listProxies(db, accountId, now)).map(accessOf),
    invitations: invites.map((invite) => ({
      ...unsealInvitee(keys, invite),
      scopes: invite.scopes,
      invitedAt: invite.invitedAt.toISOString(),
      openUntil: invite.expiresAt.toISOString(),
      accessEndsAt: invite.endsAt.toISOString(),
    })),
  };
}

/** Without the other person, whose name is not the owner's to take along (decision 83). */
function accessOf({ scopes, since, endsAt }: Proxy): AccessData {
  return { scopes, since: since.toISOString(), endsAt: endsAt.toISOString() };
}

/** How the account came to its record. */
export async function enrolmentOf({
  db,
  account: { account_id: accountId },
}: Collecting): Promise<Pick<AccountData, 'accessCodes' | 'recordNotices'>> {
  const codes = await listCodesUsedBy(db, accountId);
  const notices = await listNoticesOf(db, accountId);
  return {
    accessCodes: codes.map(({ channel, issued_at, used_at }) => ({
      channel,
      issuedAt: issued_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
    recordNotices: notices.map(({ tied_at, sent_at, frozen_at }) => ({
      opensRecordSince: tied_at.toISOString(),
      sentAt: sent_at?.toISOString() ?? null,
      frozenAt: frozen_at?.toISOString() ?? null,
    })),
  };
}
