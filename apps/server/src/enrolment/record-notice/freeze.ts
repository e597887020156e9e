import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { unsealProfile } from '../../accounts/profile.ts';
import { type Account, findAccount, setAccountStatus } from '../../accounts/queries/accounts.ts';
import { holdAccount, suspendClosed } from '../../accounts/queries/closed-accounts.ts';
import { spendTicketsOf } from '../../accounts/queries/tickets.ts';
import { endSessions } from '../../accounts/sessions/end-sessions.ts';
import { sendMailJob } from '../../documents/jobs/send-mail.ts';
import { accountFrozenMail } from '../../documents/record-notice-mail.ts';
import { accountOf } from '../../patients/queries/patient-accounts.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Services } from '../../platform/services.ts';
import { holdRecordNotice, markNoticeFrozen, type RecordNotice } from '../queries/record-notices.ts';
import { tellDeskOfFreeze } from './tell-desk.ts';

type Needed = { now: Date } & Pick<Services, 'settings'> & { ports: Pick<Services['ports'], 'jobs'> };

/**
 * Freezes the account of a notice: suspended until staff lift it (docs/decisions/0021), signed out everywhere, without a
 * link or a ticket that works; one that is closed is suspended if it is opened again. The help desk and the account's
 * owner are told. A second time it changes nothing.
 *
 * @returns the account that was frozen, or was before; null where the code does not count: it is unknown or has expired,
 * the account does not open the record any more, or staff have opened it again.
 */
export async function freezeByNotice(
  trx: Transaction<Tables>,
  hash: Uint8Array,
  needed: Needed,
): Promise<{ accountId: string; isNew: boolean } | null> {
  const { now } = needed;
  const notice = await holdRecordNotice(trx, hash);
  if (notice === undefined || notice.expires_at <= now) return null;
  const { account_id: accountId } = notice;
  await holdAccount(trx, accountId);
  const account = await findAccount(trx, accountId);
  if (account === undefined || !(await opensRecord(trx, account, notice.patient_id))) return null;
  if (notice.frozen_at !== null) return account.standing === 'active' ? null : { accountId, isNew: false };
  await freeze(trx, account, notice, needed);
  return { accountId, isNew: true };
}

/** A closed account has no record, and gets back the one that it had if it is opened again. */
async function opensRecord(trx: Transaction<Tables>, account: Account, patientId: string): Promise<boolean> {
  if (account.standing === 'closed') return account.patients_before.includes(patientId);
  return (await accountOf(trx, patientId)) === account.account_id;
}

async function freeze(
  trx: Transaction<Tables>,
  account: Account,
  notice: RecordNotice,
  { now, ports, settings }: Needed,
): Promise<void> {
  const { account_id: accountId } = account;
  if (account.standing === 'closed') await suspendClosed(trx, accountId);
  else await setAccountStatus(trx, accountId, 'suspended');
  await endSessions(trx, accountId);
  await spendTicketsOf(trx, accountId, now);
  await markNoticeFrozen(trx, notice.code_hash, now);
  const owner = unsealProfile(settings.keys, account);
  await tellDeskOfFreeze(trx, ports.jobs, { notice, now }, settings);
  if (owner.email === null) return;
  const content = accountFrozenMail(owner.language, settings);
  await ports.jobs.enqueue(trx, sendMailJob.of({ id: randomUUID(), to: owner.email, ...content }));
}
