import type { HeldScope } from '@portico/contract';
import { findPeople } from '../../accounts/people.ts';
import { unsealInvitee } from '../../proxies/invitee.ts';
import { listProxies, listProxiesOf } from '../../proxies/queries/proxies.ts';
import { listPendingInvites } from '../../proxies/queries/proxy-invites.ts';
import { requireNameless } from '../reason.ts';
import { actOnPortal, recordRefusals, type Staff } from '../staff.ts';
import { findLookedAfter, type NamedPatient } from './looked-after-patient.ts';

/** An access to a record, or an invitation to it. */
export interface ProxyLine {
  /** What revokeProxyForStaff takes. */
  id: string;
  kind: 'lookedAfterBy' | 'invited' | 'looksAfter';
  /** Of the other person; of who is invited, as the patient calls them. Null for one who has no account any more. */
  name: string | null;
  /** Where the invitation went to; null of an access. */
  email: string | null;
  /** What it allows; nothing, where a teenager's privacy leaves nothing of it. */
  scopes: readonly HeldScope[];
  /** Null of an invitation. */
  since: Date | null;
  /** When the access ends, or until when the invitation can be taken. */
  until: Date;
}

/**
 * Who looks after a patient, who is invited to, and whom the patient looks after; records that it was looked at.
 *
 * @param reason of readReason; null where a command was given none.
 * @throws ActError for an account that is unknown or closed, a record that nobody looks after, and a reason that names the patient.
 */
export async function listProxiesForStaff(
  staff: Staff,
  { patient: named, reason }: { patient: NamedPatient; reason: string | null },
): Promise<ProxyLine[]> {
  const { settings, now } = staff;
  return recordRefusals(staff, 'proxies list', (know) =>
    actOnPortal(staff, 'proxies list', async (trx) => {
      const patient = await findLookedAfter(trx, named, staff);
      know({ accountId: patient.accountId });
      if (reason !== null) requireNameless(reason, patient.named);
      const { accountId, mergedIds } = patient;
      const by: Awaited<ReturnType<typeof listProxiesOf>> = [];
      const invites: Awaited<ReturnType<typeof listPendingInvites>> = [];
      for (const each of [accountId, ...mergedIds]) {
        by.push(...(await listProxiesOf(trx, each, now)));
        invites.push(...(await listPendingInvites(trx, each, now)));
      }
      const of = await listProxies(trx, accountId, now);
      const ids = [...by.map((each) => each.accountId), ...of.map((each) => each.patientAccountId)];
      const people = await findPeople(trx, settings.keys, ids);
      const nameOf = (id: string): string | null => people.get(id)?.fullName ?? null;
      const result: ProxyLine[] = [
        ...by.map(({ proxyId, accountId: proxy, scopes, since, endsAt }) => ({
          id: proxyId,
          kind: 'lookedAfterBy' as const,
          name: nameOf(proxy),
          email: null,
          scopes,
          since,
          until: endsAt,
        })),
        ...invites.map((invite) => {
          const { inviteId, scopes, expiresAt } = invite;
          const { name, email } = unsealInvitee(settings.keys, invite);
          return { id: inviteId, kind: 'invited' as const, name, email, scopes, since: null, until: expiresAt };
        }),
        ...of.map(({ proxyId, patientAccountId, scopes, since, endsAt }) => ({
          id: proxyId,
          kind: 'looksAfter' as const,
          name: nameOf(patientAccountId),
          email: null,
          scopes,
          since,
          until: endsAt,
        })),
      ];
      const details = { lines: result.length, ...(reason === null ? {} : { reason }) };
      return { event: 'proxiesListed', accountId, details, result };
    }),
  );
}
