import { type AccountViewModel, securityPoints } from '@portico/staff-contract';
import type { FoundAccount } from '../../../lifecycle/find-accounts.ts';
import { limits } from '../../../platform/limits/limits.ts';
import { secondsAfter } from '../../../platform/time.ts';
import { admitPatient, dischargePatient } from '../../../staff/accounts/admit-patient.ts';
import { permitAccount, restrictAccount } from '../../../staff/accounts/change-security-point.ts';
import { closeAccountForStaff } from '../../../staff/accounts/ending/close-account.ts';
import { exportAccount } from '../../../staff/accounts/export-account.ts';
import { findAccountsForStaff, MOST_FOUND, type StaffSearch } from '../../../staff/accounts/find-accounts.ts';
import { sessionsOfAccount } from '../../../staff/accounts/sign-in/sessions-of-account.ts';
import { suspendAccount } from '../../../staff/accounts/sign-in/suspend-account.ts';
import { unlinkAccount } from '../../../staff/accounts/ending/unlink-account.ts';
import { unlockAccount } from '../../../staff/accounts/sign-in/unlock-account.ts';
import { type AccountView, viewAccount } from '../../../staff/accounts/view-account.ts';
import { readReason } from '../../../staff/reason.ts';
import type { StaffHandlers } from '../../handler.ts';
import { staffOf } from '../../services.ts';
import { StaffRefusal } from '../../staff-refusal.ts';

type AccountCalls = Pick<
  StaffHandlers,
  | 'findAccounts'
  | 'showAccount'
  | 'unlockAccount'
  | 'endSessions'
  | 'suspendAccount'
  | 'restrictAccount'
  | 'permitAccount'
  | 'listLocations'
  | 'admitPatient'
  | 'dischargePatient'
  | 'unlinkAccount'
  | 'exportAccount'
  | 'closeAccount'
>;

export const accountCalls = {
  async findAccounts({ reason, ...fields }, member, { services }) {
    const search = searchOf(fields);
    const found = await findAccountsForStaff(staffOf(member, services), { search, reason: readReason(reason) });
    return { accounts: found.map(lineOf), isCut: found.length === MOST_FOUND };
  },
  async showAccount({ accountId, reason }, member, { services }) {
    const asked = { username: accountId, reason: readReason(reason) };
    return viewModel(await viewAccount(staffOf(member, services), asked));
  },
  async unlockAccount({ accountId: username }, member, { services }) {
    await unlockAccount(staffOf(member, services), { username, access: null, lifts: false });
    return {};
  },
  async endSessions({ accountId: username }, member, { services }) {
    const open = await sessionsOfAccount(staffOf(member, services), { username, ends: true });
    return { sessions: open.length };
  },
  async suspendAccount({ accountId: username, untilReset, reason }, member, { services }) {
    await suspendAccount(staffOf(member, services), { username, untilReset, reason: readReason(reason) });
    return {};
  },
  async restrictAccount({ accountId: username, point, reason }, member, { services }) {
    await restrictAccount(staffOf(member, services), { username, point, reason: readReason(reason) });
    return {};
  },
  async permitAccount({ accountId: username, point, reason }, member, { services }) {
    await permitAccount(staffOf(member, services), { username, point, reason: readReason(reason) });
    return {};
  },
  async listLocations(_input, _member, { services }) {
    const { locations } = services.settings.healthSystem;
    return { locations: locations.map(({ id, name }) => ({ locationId: id, name })) };
  },
  async admitPatient({ accountId: username, reason, ...where }, member, { services }) {
    await admitPatient(staffOf(member, services), { ...where, username, reason: readReason(reason) });
    return {};
  },
  async dischargePatient({ accountId: username, reason }, member, { services }) {
    await dischargePatient(staffOf(member, services), { username, reason: readReason(reason) });
    return {};
  },
  async unlinkAccount({ accountId: username, reason }, member, { services }) {
    await unlinkAccount(staffOf(member, services), { username, reason: readReason(reason) });
    return {};
  },
  async exportAccount({ accountId: username, form, reason }, member, { services }) {
    let text = '';
    const asked = { username, form, reason: readReason(reason) };
    await exportAccount(staffOf(member, services), asked, async (exported) => {
      text = exported;
    });
    return { fileName: form === 'fhir' ? 'account-fhir.json' : 'account.json', text };
  },
  async closeAccount({ accountId: username, reason }, member, { services }) {
    await closeAccountForStaff(staffOf(member, services), { username, reason: readReason(reason) });
    return {};
  },
} satisfies AccountCalls;

/** @throws StaffRefusal where nothing is sought, or a record number beside something else. */
function searchOf({ medicalRecordNumber, ...fields }: Readonly<Record<string, string>>): StaffSearch {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  const isByNumber = medicalRecordNumber !== undefined && medicalRecordNumber !== '';
  if (isByNumber === given.length > 0) throw new StaffRefusal('malformedRequest', ['medicalRecordNumber']);
  return isByNumber ? { medicalRecordNumber } : Object.fromEntries(given);
}

function lineOf({ account, profile }: FoundAccount) {
  return {
    accountId: account.account_id,
    status: account.standing,
    username: profile.username,
    name: `${profile.firstName} ${profile.lastName}`,
    birthDate: profile.birthDate,
    createdAt: account.created_at.toISOString(),
  };
}

function viewModel(view: AccountView): AccountViewModel {
  const { account, profile, patient, sessions } = view;
  const { closed_at: closedAt } = account;
  const { admission } = view;
  return {
    ...lineOf(view),
    erasedAt: closedAt === null ? null : secondsAfter(closedAt, limits.closedAccount.window).toISOString(),
    zip: profile.zip,
    email: profile.email,
    isEmailConfirmed: account.email_confirmed_at !== null,
    phones: [...profile.phones],
    language: profile.language,
    patient: patient === null ? null : { ...patient, linkedAt: patient.linkedAt.toISOString() },
    lastSignInAt: view.lastSignInAt?.toISOString() ?? null,
    passwordChangedAt: account.password_changed_at.toISOString(),
    factors: view.factors,
    recoveryCodes: view.recoveryCodes,
    hasSecurityQuestion: account.security_question !== null,
    sessions: sessions.map(({ browser, signed_in_at, last_used_at }) => ({
      browser,
      signedInAt: signed_in_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
    })),
    devices: view.devices,
    locks: view.locks,
    admission:
      admission === undefined
        ? null
        : {
            to: admission.class,
            locationId: admission.location_id,
            unit: admission.unit,
            bed: admission.bed,
            admittedAt: admission.admitted_at.toISOString(),
          },
    securityPoints: securityPoints.filter((point) => account.security_points.includes(point)),
  };
}
