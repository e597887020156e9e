import type { RecordModel, ReplayPlanModel } from '@portico/staff-contract';
import type { Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { findAccount } from '../../accounts/queries/accounts.ts';
import { isLookedAfterUnenrolled } from '../../accounts/queries/reserved-accounts.ts';
import { type Profile, unsealProfile } from '../../accounts/profile.ts';
import type { PatientPlan } from '../../patients/adt/plan-adt.ts';
import { planReplay, type PlannedReplay } from '../../patients/adt/replay-adt.ts';
import type { RefusedAdt } from '../../patients/queries/adt-messages.ts';
import { accountOf } from '../../patients/queries/patient-accounts.ts';
import type { StoredRecord } from '../../patients/stored-record.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { PatientName } from '../../ports/patients.ts';
import { actOnPortal, type Staff } from '../staff.ts';
import { replayServices, requireFeed } from './replay-services.ts';
import { requireRefused } from './require-refused.ts';

/** What would come of a refused message, as staff look at it before they confirm it. */
export interface ShownReplay {
  /** As it was refused, or would be now. */
  refused: RefusedAdt;
  would: PlannedReplay['kind'];
  /** Of one that is held; null otherwise. */
  plan: ReplayPlanModel | null;
  /** Of the account that opens one of the records: what a reason may not name. Not shown. */
  owner: Profile | null;
}

/**
 * Shows what a replay of a refused message would do, and does nothing. The look is recorded, with the account whose record it shows.
 *
 * @throws ActError without a feed, and for a message that waits no more.
 */
export async function showReplayForStaff(staff: Staff, messageId: string): Promise<ShownReplay> {
  requireFeed(staff);
  return actOnPortal(staff, 'adt replay', async (trx) => {
    const refused = await requireRefused(trx, staff, messageId);
    const shown = await replayOf(trx, staff, refused);
    const accountId = shown.plan?.account?.accountId ?? null;
    return { event: 'adtReplayShown', accountId, details: { message: messageId, would: shown.would }, result: shown };
  });
}

/** What would come of a refused message now. */
export async function replayOf(trx: Transaction<Tables>, staff: Staff, refused: RefusedAdt): Promise<ShownReplay> {
  const planned = await planReplay(trx, refused, replayServices(staff));
  const { kind: would } = planned;
  if (planned.kind === 'held') return { refused, would, ...(await modelOf(trx, staff, planned.plan)) };
  return {
    refused: planned.kind === 'refused' ? { ...refused, error: planned.error } : refused,
    would,
    plan: null,
    owner: null,
  };
}

async function modelOf(
  trx: Transaction<Tables>,
  { settings: { keys }, now }: Staff,
  plan: PatientPlan,
): Promise<{ plan: ReplayPlanModel; owner: Profile | null }> {
  const { before, after, merged } = plan;
  const { record, furtherNumbers } = after;
  const { account, owner } = await concernedAccount(trx, keys, plan);
  const isLookedAfter = await isAnyLookedAfter(trx, plan, now);
  // The records whole, and not only what is shown of them. Not what follows from their merge: the old record's insurance goes along, and a
  // further number leaves the record that had it.
  const whole = [account, isLookedAfter, before?.record, record, furtherNumbers, merged.map(({ old }) => old.record)];
  return {
    plan: {
      key: createHash('sha256').update(JSON.stringify(whole)).digest('hex'),
      merged: merged.map(({ old }) => recordModel(old.record)),
      before: before === null ? null : recordModel(before.record),
      after: recordModel(record),
      isUnchanged: isDeepStrictEqual(before?.record, record),
      furtherNumbers: furtherNumbers.filter((number) => number !== record.medicalRecordNumber),
      isLookedAfter,
      account,
    },
    owner,
  };
}

/** Whether others open one of the records, looking after its patient: what is held for them is theirs, as an owner's is. */
async function isAnyLookedAfter(
  trx: Transaction<Tables>,
  { before, merged }: PatientPlan,
  now: Date,
): Promise<boolean> {
  const patientIds = [before, ...merged.map(({ old }) => old)].flatMap((each) => each?.patientId ?? []);
  for (const patientId of patientIds) if (await isLookedAfterUnenrolled(trx, patientId, now)) return true;
  return false;
}

/** The account that opens one of the records: a message that concerns two is refused. */
async function concernedAccount(
  trx: Transaction<Tables>,
  keys: Keys,
  { before, merged }: PatientPlan,
): Promise<{ account: ReplayPlanModel['account']; owner: Profile | null }> {
  const moved = merged.filter(({ account }) => account !== null);
  const ofBefore = before === null ? null : await accountOf(trx, before.patientId);
  const accountId = moved[0]?.account ?? ofBefore;
  const account = accountId === null ? undefined : await findAccount(trx, accountId);
  if (account === undefined) return { account: null, owner: null };
  const owner = unsealProfile(keys, account);
  const { firstName, lastName, birthDate, username } = owner;
  const shown = {
    accountId: account.account_id,
    owner: `${firstName} ${lastName}`,
    birthDate,
    username,
    status: account.standing,
    opens: [...(ofBefore === null ? [] : [before]), ...moved.map(({ old }) => old)].flatMap(
      (each) => each?.record.medicalRecordNumber ?? [],
    ),
  };
  return { account: shown, owner };
}

function recordModel(record: StoredRecord): RecordModel {
  const { medicalRecordNumber, name, otherNames, birthDate, sex, standing, addresses, phones, emails } = record;
  return {
    medicalRecordNumber,
    names: [name, ...otherNames].map(nameText),
    birthDate,
    sex,
    standing,
    addresses: addresses.map(({ lines, city, state, zip, country }) =>
      [...lines, city, [state, zip].filter(Boolean).join(' '), country].filter(Boolean).join(', '),
    ),
    phones: phones.map(({ number }) => number),
    emails: [...emails],
  };
}

function nameText({ firstName, middleName, lastName }: PatientName): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}
