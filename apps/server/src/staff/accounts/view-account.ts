import type { Kysely } from 'kysely';
import { type Profile, unsealProfile } from '../../accounts/profile.ts';
import type { Account } from '../../accounts/queries/accounts.ts';
import { listDevices } from '../../accounts/queries/devices.ts';
import { countRecoveryCodes } from '../../accounts/queries/recovery-codes.ts';
import { listSessions } from '../../accounts/queries/sessions.ts';
import { subjectsOfAccount } from '../../accounts/sign-in/try-subjects.ts';
import { loadFactors } from '../../accounts/two-step/factors.ts';
import { findAdmission } from '../../patients/queries/admissions.ts';
import { patientsOf } from '../../patients/queries/patient-accounts.ts';
import { recordNumberOf } from '../../patients/record-number.ts';
import { lastSignIn } from '../../platform/audit/last-sign-in.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { countLocks } from '../../platform/limits/tries.ts';
import { secondsAfter } from '../../platform/time.ts';
import { requireNameless } from '../reason.ts';
import { actOnAnyAccount, type NamedAct, type Staff } from '../staff.ts';

/** What the help desk may see of an account: nothing that opens it, and nothing of its estimates. */
export interface AccountView {
  account: Account;
  profile: Profile;
  lastSignInAt: Date | null;
  /** The record number is null where the registry does not have it. */
  patient: { medicalRecordNumber: string | null; linkedAt: Date } | null;
  /** Kinds of its second factors. */
  factors: string[];
  recoveryCodes: number;
  sessions: Awaited<ReturnType<typeof listSessions>>;
  devices: number;
  locks: number;
  /** Undefined of who is not in the hospital. */
  admission: Awaited<ReturnType<typeof findAdmission>>;
}

/**
 * Shows an account to staff, and records that it was shown.
 *
 * @param reason of readReason.
 * @throws ActError for an unknown account, and a reason that names its owner.
 */
export async function viewAccount(
  staff: Staff,
  { username, reason }: Pick<NamedAct, 'username'> & { reason: string },
): Promise<AccountView> {
  return actOnAnyAccount(staff, { command: 'accounts show', username, isRead: true }, async (trx, account) => {
    const profile = unsealProfile(staff.settings.keys, account);
    requireNameless(reason, profile);
    return { event: 'accountShown', details: { reason }, result: await viewOf(trx, { account, profile }, staff) };
  });
}

async function viewOf(
  db: Kysely<Tables>,
  { account, profile }: Pick<AccountView, 'account' | 'profile'>,
  { settings: { keys, healthSystem }, now }: Staff,
): Promise<AccountView> {
  const { account_id: accountId } = account;
  const usedAfter = secondsAfter(now, -healthSystem.session.idleSeconds);
  const factors = await loadFactors(db, keys, accountId);
  const [linked] = await patientsOf(db, accountId);
  return {
    account,
    profile,
    lastSignInAt: await lastSignIn(db, accountId),
    patient:
      linked === undefined
        ? null
        : { medicalRecordNumber: await recordNumberOf(db, keys, linked.patientId), linkedAt: linked.linkedAt },
    factors: factors.map((factor) => factor.secret.kind),
    recoveryCodes: factors.length === 0 ? 0 : await countRecoveryCodes(db, accountId),
    sessions: await listSessions(db, accountId, { now, usedAfter }),
    devices: (await listDevices(db, accountId)).length,
    locks: await countLocks(db, subjectsOfAccount(keys, accountId, profile), now),
    admission: await findAdmission(db, accountId),
  };
}
