import type { Kysely, Transaction } from 'kysely';
import { findPeople } from '../../accounts/people.ts';
import type { Account } from '../../accounts/queries/accounts.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { unsealInvitee } from '../../proxies/invitee.ts';
import { endAccessSince, listProxiesOf } from '../../proxies/queries/proxies.ts';
import { listPendingInvites } from '../../proxies/queries/proxy-invites.ts';
import { tellOfEnd } from '../../proxies/tell-of-end.ts';
import { ActError } from '../act-error.ts';
import type { ActJobs, Staff } from '../staff.ts';
import { dayOf } from '../times.ts';
import { scopesText } from './scopes-text.ts';

/** What becomes of the accesses that were given while somebody had the account. */
export type AccessChoice = 'keep' | 'end';

type Given = Pick<Account, 'account_id' | 'created_at'>;

/**
 * Keeps or ends the accesses and invitations to the record of a suspended account that are not older than the account:
 * whoever had taken it may have given them. Those who lose one are told.
 *
 * @returns what was chosen; null where there are none.
 * @throws ActError that names them, where nothing was chosen.
 */
export async function settleAccesses(
  trx: Transaction<Tables>,
  account: Given,
  choice: AccessChoice | null,
  { staff, jobs }: { staff: Staff; jobs: ActJobs },
): Promise<AccessChoice | null> {
  if (!(await requireAccessChoice(trx, account, choice, staff)) || choice === null) return null;
  if (choice === 'end') {
    const { settings } = staff;
    for (const { accountId } of await endAccessSince(trx, account.account_id, account.created_at)) {
      await tellOfEnd(trx, { accountId, kind: 'accessEnded' }, { settings, jobs });
    }
  }
  return choice;
}

/**
 * Whether there are such accesses.
 *
 * @throws ActError that names them, where nothing was chosen.
 */
export async function requireAccessChoice(
  db: Kysely<Tables>,
  account: Given,
  choice: AccessChoice | null,
  staff: Staff,
): Promise<boolean> {
  const lines = await linesOf(db, account, staff);
  if (lines.length === 0) return false;
  if (choice !== null) return true;
  throw new ActError(
    'accessUndecided',
    `Since there is this account, others were let in to its record:\n${lines.map((line) => `  ${line}\n`).join('')}` +
      'Ask the owner whether they know them, and say --access keep or --access end. Nothing was changed.',
  );
}

async function linesOf(
  db: Kysely<Tables>,
  { account_id: accountId, created_at: since }: Given,
  { settings: { keys }, now }: Staff,
): Promise<string[]> {
  const accesses = (await listProxiesOf(db, accountId, now)).filter((each) => each.since >= since);
  const invites = (await listPendingInvites(db, accountId, now)).filter((each) => each.invitedAt >= since);
  const people = await findPeople(
    db,
    keys,
    accesses.map((each) => each.accountId),
  );
  return [
    ...accesses.map(
      ({ accountId: proxy, scopes, since: day }) =>
        `${people.get(proxy)?.fullName ?? '(no account any more)'}, ${scopesText(scopes)}, since ${dayOf(day)}`,
    ),
    ...invites.map((invite) => {
      const { name, email } = unsealInvitee(keys, invite);
      return `invited: ${name} <${email}>, ${scopesText(invite.scopes)}, on ${dayOf(invite.invitedAt)}`;
    }),
  ];
}
