import type { ReplyOf } from '@portico/contract';
import { findPeople } from '../../accounts/people.ts';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { unsealInvitee } from '../invitee.ts';
import { listLookedAfter } from '../../accounts/queries/looked-after.ts';
import { listProxiesOf, type Proxy } from '../queries/proxies.ts';
import { listPendingInvites } from '../queries/proxy-invites.ts';

/** Whose records the signed-in person looks after, who looks after theirs, and whom they have invited. */
export async function getProxies(
  _input: object,
  visitor: Visitor,
  { database: { db }, ports, settings: { keys } }: Services,
): Promise<ReplyOf<'getProxies'>> {
  const { accountId } = requireSession(visitor);
  const now = ports.clock.now();
  const own = await listLookedAfter(db, accountId, now);
  const others = await listProxiesOf(db, accountId, now);
  const invites = await listPendingInvites(db, accountId, now);
  const people = await findPeople(db, keys, [
    ...own.map(({ patientAccountId }) => patientAccountId),
    ...others.map((each) => each.accountId),
  ]);
  const nameOf = (id: string): string => people.get(id)?.fullName ?? '';
  return {
    // By name, as people look for somebody; of one name the older first. Accesses that were given at once have no other order.
    proxies: own
      .map((each) => ({ ...accessOf(each), patientName: nameOf(each.patientAccountId) }))
      .toSorted((one, other) => one.patientName.localeCompare(other.patientName)),
    lookedAfterBy: others
      .map((each) => ({ ...accessOf(each), name: nameOf(each.accountId) }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    invites: invites.map((invite) => {
      const { inviteId, scopes, expiresAt, endsAt } = invite;
      const { name, email } = unsealInvitee(keys, invite);
      return {
        inviteId,
        name,
        email,
        scopes: [...scopes],
        expiresAt: expiresAt.toISOString(),
        endsAt: endsAt.toISOString(),
      };
    }),
  };
}

function accessOf({ proxyId, scopes, since, endsAt }: Pick<Proxy, 'proxyId' | 'scopes' | 'since' | 'endsAt'>) {
  return { proxyId, scopes: [...scopes], since: since.toISOString(), endsAt: endsAt.toISOString() };
}
