import { findPeople } from '../accounts/people.ts';
import { dayIn } from '../platform/time.ts';
import { countOf } from '../prices/figures.ts';
import { unsealInvitee } from '../proxies/invitee.ts';
import { listProxies, listProxiesOf } from '../proxies/queries/proxies.ts';
import { listPendingInvites } from '../proxies/queries/proxy-invites.ts';
import type { Command } from './command.ts';
import { findLookedAfter, namedPatient, patientOptions, patientUsage } from './looked-after-patient.ts';
import { scopesText } from '../staff/accounts/scopes-text.ts';
import { asStaff, onPortal } from './staff.ts';

/** `portico proxies list`: lists who looks after a patient, whom the patient looks after, and who is invited. */
export const proxiesList: Command = {
  name: 'proxies list',
  usage: patientUsage,
  summary: 'List who looks after a patient, whom the patient looks after, and open invitations.',
  details: 'Each line begins with the id that `proxies revoke` takes. The look is recorded in the audit trail.',
  options: patientOptions,
  records: ['proxiesListed'],
  positionals: [],
  optionalPositionals: ['USERNAME'],
  async run({ terminal, ...context }, given) {
    const told = await asStaff(context, async (staff) => {
      const named = await namedPatient(given, staff);
      const { settings, now } = staff;
      const day = (time: Date): string => dayIn(settings.healthSystem.timeZone, time);
      return onPortal(staff, 'proxies list', async (trx) => {
        const { accountId } = await findLookedAfter(trx, named, staff);
        const by = await listProxiesOf(trx, accountId, now);
        const invites = await listPendingInvites(trx, accountId, now);
        const of = await listProxies(trx, accountId, now);
        const ids = [...by.map((each) => each.accountId), ...of.map((each) => each.patientAccountId)];
        const people = await findPeople(trx, settings.keys, ids);
        const nameOf = (id: string): string => people.get(id)?.fullName ?? '(no account any more)';
        const lines = [
          ...by.map(
            ({ proxyId, accountId: proxy, scopes, since, endsAt }) =>
              `${proxyId}  looked after by ${nameOf(proxy)}, ${scopesText(scopes)}, ${day(since)} to ${day(endsAt)}`,
          ),
          ...invites.map((invite) => {
            const { inviteId, scopes, expiresAt } = invite;
            const { name, email } = unsealInvitee(settings.keys, invite);
            return `${inviteId}  invited: ${name} <${email}>, ${scopesText(scopes)}, open until ${day(expiresAt)}`;
          }),
          ...of.map(
            ({ proxyId, patientAccountId, scopes, since, endsAt }) =>
              `${proxyId}  looks after ${nameOf(patientAccountId)}, ${scopesText(scopes)}, ${day(since)} to ${day(endsAt)}`,
          ),
        ];
        const message = `${countOf(lines.length, 'line')}\n${lines.map((line) => `  ${line}\n`).join('')}`;
        return { event: 'proxiesListed', accountId, details: { lines: lines.length }, message };
      });
    });
    terminal.out(told);
    return 0;
  },
};
