import type { Opening, OpeningStatus, ReplayPlanModel } from '@portico/staff-contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { eraseAccountForStaff } from '../accounts/ending/erase-account.ts';
import { reopenAccountForStaff } from '../accounts/ending/reopen-account.ts';
import { turnOffTwoStep } from '../accounts/sign-in/turn-off-two-step.ts';
import { unlockAccount } from '../accounts/sign-in/unlock-account.ts';
import { ActError } from '../act-error.ts';
import { confirmReplayForStaff } from '../adt/confirm-replay.ts';
import { issueLetter, issueLink } from '../codes/issue-code.ts';
import { inviteProxyForStaff, type StaffInvitation } from '../proxies/invite-proxy.ts';
import { requireInvitee } from '../proxies/read-invitee.ts';
import { decideMatchForStaff } from '../matches/decide-match.ts';
import { actOnPortal, type Done, type Operator, recordCommand, type Staff } from '../staff.ts';
import { accountIdOf, openingOfRow, type StoredOpening } from './opening.ts';
import { requireSameAccount, requireSamePatient } from './require-as-asked.ts';

/**
 * What a message that is held would do, as it was seen when it was asked for: whoever decides reads it. The look is recorded, with the account
 * whose record it shows.
 *
 * @throws ActError for one that is decided or past its time, and for what is no message.
 */
export async function showAskedReplay(staff: Staff, openingId: string): Promise<ReplayPlanModel> {
  const { opening, replay } = await findWaiting(staff, openingId);
  if (opening.kind !== 'confirmReplay' || replay === null) throw over();
  return actOnPortal(staff, 'adt replay', async () => {
    const details = { message: opening.messageId, would: 'held', opening: openingId };
    return { event: 'adtReplayShown', accountId: replay.account?.accountId ?? null, details, result: replay };
  });
}

/**
 * Approves what a colleague has asked for, and does it: under the name of who asked, with that of who approved beside it. A letter to
 * hand over is printed afterwards, by who asked.
 *
 * @throws ActError for one's own, for one that is decided or past its time, where what it was asked about has changed, and where what was
 * asked for cannot be done; then it waits on.
 */
export async function approveOpening(staff: Staff, openingId: string): Promise<OpeningStatus> {
  const found = await findWaiting(staff, openingId);
  if (found.askedBySubject === staff.operator.user) {
    throw new ActError('samePerson', 'Whoever asked for it cannot approve it. Nothing was changed.');
  }
  await requireSamePatient(staff, found);
  if (found.opening.kind === 'issueCode' && found.opening.channel === 'print') {
    await actOnPortal(staff, 'openings approve', (trx) => decideIn(trx, staff, found, 'approved'));
    return 'approved';
  }
  const within: Staff['within'] = async (trx) => {
    const { result: _, ...entry } = await decideIn(trx, staff, found, 'done');
    await requireSameAccount(trx, found);
    await recordCommand(trx, staff, 'openings approve', entry);
  };
  await doOpening({ ...staff, operator: operatorOf(found, staff.operator), within }, found);
  return 'done';
}

/** Declines what was asked for; whoever asked may take it back so, too. @throws ActError for one that is decided or past its time. */
export async function declineOpening(staff: Staff, openingId: string): Promise<void> {
  const found = await findWaiting(staff, openingId);
  await actOnPortal(staff, 'openings decline', (trx) => decideIn(trx, staff, found, 'declined'));
}

async function doOpening(staff: Staff, { opening }: StoredOpening): Promise<void> {
  if (opening.kind === 'issueCode') {
    await (opening.channel === 'sms' ? issueLink(opening, staff) : issueLetter(opening, staff));
    return;
  }
  if (opening.kind === 'confirmReplay') {
    await confirmReplayForStaff(staff, opening);
    return;
  }
  const { accountId: username, reason } = opening;
  if (opening.kind === 'liftSuspension') await unlockAccount(staff, { username, access: opening.access, lifts: true });
  else if (opening.kind === 'reopenAccount') await reopenAccountForStaff(staff, { username, reason });
  else if (opening.kind === 'inviteProxy') await inviteProxyForStaff(staff, invitationOf(opening, staff));
  else if (opening.kind === 'eraseAccount') await eraseAccountForStaff(staff, { username, reason });
  else if (opening.kind === 'linkRecord') {
    await decideMatchForStaff(staff, { username, medicalRecordNumber: opening.medicalRecordNumber, reason });
  } else await turnOffTwoStep(staff, username);
}

function invitationOf(opening: Opening & { kind: 'inviteProxy' }, staff: Staff): StaffInvitation {
  const { accountId: username, scopes, basis, days, reason } = opening;
  const invitee = requireInvitee({ ...opening, days: String(days ?? '') }, staff);
  return { patient: { username }, invitee, scopes, basis, days, reason };
}

/** Who asked is who acts; who approved stands beside them. */
function operatorOf({ askedBy, askedBySubject }: StoredOpening, approver: Operator): Operator {
  return { by: askedBy, user: askedBySubject, approvedBy: approver.by, approvedByUser: approver.user };
}

/** One of which the time is not over. @throws ActError for any other. */
export async function findOpening({ database: { db }, settings: { keys }, now }: Staff, openingId: string) {
  const row = await db
    .selectFrom('staff_openings')
    .selectAll()
    .where('opening_id', '=', openingId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) throw over();
  return openingOfRow(keys, row);
}

async function findWaiting(staff: Staff, openingId: string): Promise<StoredOpening> {
  const found = await findOpening(staff, openingId);
  if (found.status !== 'waiting') throw over();
  return found;
}

/** It is decided, or past its time. */
export const over = (): ActError =>
  new ActError('requestOver', 'It is decided already, or its time is over. Nothing was changed.');

const events = { approved: 'openingApproved', done: 'openingApproved', declined: 'openingDeclined' } as const;

/** Writes down who has decided. @throws ActError where somebody else has meanwhile. */
async function decideIn(
  trx: Transaction<Tables>,
  { operator: { by, user }, now }: Staff,
  found: StoredOpening,
  to: 'approved' | 'done' | 'declined',
): Promise<Done<void>> {
  const { openingId, opening, askedBy } = found;
  const decided = { decided_by: by, decided_by_subject: user, decided_at: now };
  if (!(await setStatus(trx, { openingId, from: 'waiting', to }, decided))) throw over();
  const details = { opening: openingId, kind: opening.kind, askedBy };
  return { event: events[to], accountId: accountIdOf(found), details, result: undefined };
}

/** Returns false where the status is another by now. */
async function setStatus(
  trx: Transaction<Tables>,
  { openingId, from, to }: { openingId: string; from: OpeningStatus; to: OpeningStatus },
  decided: { decided_by?: string; decided_by_subject?: string; decided_at?: Date } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_openings')
    .set({ status: to, ...decided })
    .where('opening_id', '=', openingId)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
