import type { Opening, ReplayPlanModel } from '@portico/staff-contract';
import { randomUUID } from 'node:crypto';
import { unsealProfile } from '../../accounts/profile.ts';
import type { Account } from '../../accounts/queries/accounts.ts';
import { limits } from '../../platform/limits/limits.ts';
import { secondsAfter } from '../../platform/time.ts';
import { requireAccessChoice } from '../proxies/settle-accesses.ts';
import { ActError } from '../act-error.ts';
import { requireConfirmable } from '../adt/confirm-replay.ts';
import { requireEnrollable } from '../codes/issue-code.ts';
import { requireInvitable } from '../proxies/invite-proxy.ts';
import { requireInvitee } from '../proxies/read-invitee.ts';
import { requireLinkable } from '../matches/match-of-number.ts';
import { type Named, readReason, requireNameless } from '../reason.ts';
import { actOnPortal, findNamedAccount, type Know, recordRefusals, type Staff } from '../staff.ts';
import { type OpeningSubject, sealOpening } from './opening.ts';
import { requireFirst } from './require-first.ts';
import { undoneBy } from './undone-by.ts';

/**
 * Asks for what opens an account (decision 200). Nothing is opened yet: a second person decides.
 *
 * @returns the id of the opening.
 * @throws ActError for an account or a patient that is not there, a reason that is missing or names the person, where there is nothing to
 * undo, and where the same waits already.
 */
export async function askForOpening(staff: Staff, given: Opening): Promise<string> {
  const opening = { ...given, reason: readReason(given.reason) };
  return recordRefusals(staff, 'openings ask', async (know) => {
    const found = await subjectOf(opening, staff, know);
    const { subject, named, account = null, accountId, patientId = null, replay = null } = found;
    know({ accountId });
    requireNameless(opening.reason, named);
    const undoes = account === null ? null : await undoneBy(staff.database.db, opening, account);
    const openingId = randomUUID();
    return actOnPortal(staff, 'openings ask', async (trx) => {
      await requireFirst(trx, staff, { opening, subject });
      await trx
        .insertInto('staff_openings')
        .values({
          opening_id: openingId,
          sealed: sealOpening(staff.settings.keys, openingId, { opening, subject, replay, undoes, patientId }),
          status: 'waiting',
          asked_by: staff.operator.by,
          asked_by_subject: staff.operator.user,
          asked_at: staff.now,
          expires_at: secondsAfter(staff.now, limits.staffOpening.window),
        })
        .execute();
      const details = { opening: openingId, kind: opening.kind, reason: opening.reason };
      return { event: 'openingAsked', accountId, details, result: openingId };
    });
  });
}

interface Subject {
  subject: OpeningSubject;
  named: Named;
  account?: Account;
  accountId: string | null;
  patientId?: string;
  replay?: ReplayPlanModel;
}

async function subjectOf(opening: Opening, staff: Staff, know: Know): Promise<Subject> {
  if (opening.kind === 'issueCode') {
    know({});
    return subjectOfPatient(opening.medicalRecordNumber, staff);
  }
  if (opening.kind === 'confirmReplay') return subjectOfReplay(opening, staff);
  const { keys } = staff.settings;
  const account = await findNamedAccount(staff.database.db, keys, opening.accountId);
  if (account === undefined) throw new ActError('unknownAccount', 'Nobody has this account. Nothing was changed.');
  know({ accountId: account.account_id });
  // What the second person could not decide is asked of who knows the owner.
  if (opening.kind === 'liftSuspension') {
    await requireAccessChoice(staff.database.db, account, opening.access, staff);
  }
  if (opening.kind === 'inviteProxy') {
    const { accountId: username, basis, reason } = opening;
    const invitee = requireInvitee({ ...opening, days: String(opening.days ?? '') }, staff);
    await requireInvitable(staff.database.db, { patient: { username }, invitee, basis, reason }, staff);
  }
  if (opening.kind === 'linkRecord') await requireLinkable(staff.database.db, opening, staff);
  const profile = unsealProfile(keys, account);
  const { firstName, lastName, birthDate, username } = profile;
  const subject = { name: `${firstName} ${lastName}`, birthDate, of: username };
  const ofRecord = opening.kind === 'linkRecord' ? { medicalRecordNumber: opening.medicalRecordNumber } : {};
  return { subject, named: { ...profile, ...ofRecord }, account, accountId: account.account_id };
}

async function subjectOfPatient(given: string, staff: Staff): Promise<Subject> {
  const { name, birthDate, medicalRecordNumber, email, phones, patientId } = await requireEnrollable(given, staff);
  const { firstName, lastName } = name;
  return {
    subject: { name: `${firstName} ${lastName}`, birthDate, of: medicalRecordNumber },
    named: {
      username: '',
      firstName,
      lastName,
      email,
      phones: phones.map(({ number }) => number),
      medicalRecordNumber,
    },
    accountId: null,
    patientId,
  };
}

/** The owner of the account that opens one of the records; where there is none, whom the message is about. */
async function subjectOfReplay(opening: Opening & { kind: 'confirmReplay' }, staff: Staff): Promise<Subject> {
  const replay = await requireConfirmable(staff, opening);
  const { account, after } = replay;
  const [name = ''] = after.names;
  const ofRecord = { name, birthDate: after.birthDate, of: after.medicalRecordNumber };
  const subject =
    account === null ? ofRecord : { name: account.owner, birthDate: account.birthDate, of: account.username };
  const named = { username: subject.of, firstName: name, lastName: subject.name, email: null, phones: [] };
  return { subject, named, accountId: account?.accountId ?? null, replay };
}
