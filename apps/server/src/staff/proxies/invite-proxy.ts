import type { ProxyScope } from '@portico/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { AccessBasis } from '../../platform/db/account-tables.ts';
import { limits } from '../../platform/limits/limits.ts';
import { DAY_SECONDS, secondsAfter } from '../../platform/time.ts';
import type { Invitee } from '../../proxies/invitee.ts';
import { type Minority, minorityOf } from '../../proxies/minority.ts';
import { isFull, sendInvite } from '../../proxies/send-invite.ts';
import { ActError } from '../act-error.ts';
import { requireNameless } from '../reason.ts';
import { actOnPortal, recordRefusals, type Staff } from '../staff.ts';
import {
  findLookedAfter,
  hasAccountOrReservation,
  type LookedAfterPatient,
  type NamedPatient,
  reserveLookedAfter,
} from './looked-after-patient.ts';

const ACCESS_DAYS = limits.proxyAccess.window / DAY_SECONDS;

/** Whom staff invite to look after a patient's record, and to what. */
export interface StaffInvitation {
  patient: NamedPatient;
  invitee: Invitee;
  scopes: readonly ProxyScope[];
  /** Null where it was not said. */
  basis: 'parent' | 'guardian' | null;
  /** Null where it was not said. */
  days: number | null;
  /** Of readReason. */
  reason: string;
}

/** What was sent, and what it comes to. */
export interface SentInvitation {
  endsAt: Date;
  /** Whether it ends because the patient comes of age. */
  endsOfAge: boolean;
  /** What a teenager's privacy leaves of it, from when on. */
  privacy: { from: Date; scopes: readonly ProxyScope[] } | null;
  /** Whether the patient has an address at which they are told. */
  isPatientTold: boolean;
}

/**
 * Invites a person, by mail, to look after a patient's record. The link works once, for an account with this e-mail address and birth
 * date alone (decision 89); the patient is told.
 *
 * @throws ActError for an unknown patient, a record with as many as can look after it, a minor's without a basis (decision 203), and a
 * reason that names the patient or who is invited.
 */
export async function inviteProxyForStaff(
  staff: Staff,
  { patient: named, invitee, scopes, basis, days, reason }: StaffInvitation,
): Promise<SentInvitation> {
  const { settings, now } = staff;
  return staff.withJobs((jobs) =>
    recordRefusals(staff, 'proxies invite', (know) =>
      actOnPortal(staff, 'proxies invite', async (trx) => {
        // What is reserved here goes with the refusal: an entry about it would be about nobody.
        const isKnown = await hasAccountOrReservation(trx, named, staff);
        const patient = await reserveLookedAfter(trx, named, staff);
        know(isKnown ? { accountId: patient.accountId } : {});
        const { accountId: patientAccountId, language } = patient;
        const minority = await requireAllowed(trx, { patient, invitee, basis, reason }, staff);
        const endsAt = endOf(days, minority, now);
        const privacy = minority?.privacy;
        const of: AccessBasis = basis ?? 'staff';
        const invitation = { patientAccountId, patient, invitee, scopes, basis: of, endsAt, privacy, language };
        await sendInvite(trx, invitation, { settings, jobs, now });
        const left = scopes.filter((each) => privacy?.scopes.includes(each) === true);
        return {
          event: 'proxyInvited',
          accountId: patientAccountId,
          details: { scope: scopes.join(' '), basis: of, reason },
          result: {
            endsAt,
            endsOfAge: minority !== null && days === null,
            privacy: privacy === undefined ? null : { from: privacy.from, scopes: left },
            isPatientTold: patient.email !== null,
          },
        };
      }),
    ),
  );
}

/** Refuses at once what could not be approved. @throws ActError for an account that is unknown or closed, and as inviteProxyForStaff. */
export async function requireInvitable(
  db: Kysely<Tables>,
  { patient: named, ...asked }: Omit<StaffInvitation, 'scopes' | 'days'>,
  staff: Staff,
): Promise<void> {
  await requireAllowed(db, { ...asked, patient: await findLookedAfter(db, named, staff) }, staff);
}

/**
 * Neither person may be named by the reason: the audit trail keeps it for good.
 *
 * @returns what the patient's age means for the access.
 * @throws ActError as inviteProxyForStaff.
 */
async function requireAllowed(
  db: Kysely<Tables>,
  {
    patient,
    invitee,
    basis,
    reason,
  }: Pick<StaffInvitation, 'invitee' | 'basis' | 'reason'> & { patient: LookedAfterPatient },
  { settings, now }: Staff,
): Promise<Minority | null> {
  requireNameless(reason, patient.named);
  requireNameless(reason, { username: '', firstName: invitee.name, lastName: '', email: invitee.email, phones: [] });
  if (await isFull(db, patient.accountId, now)) {
    throw new ActError(
      'accessFull',
      'As many people look after this record, or are invited to, as can be. Nothing was changed.',
    );
  }
  const minority = minorityOf(patient, settings.healthSystem, now);
  requireBasis(basis, minority);
  return minority;
}

/**
 * The record of a minor is opened to a parent or a guardian alone, and only a minor has parents.
 *
 * @throws ActError
 */
function requireBasis(basis: StaffInvitation['basis'], minority: Minority | null): void {
  if (minority !== null && basis === null) {
    throw new ActError(
      'basisMissing',
      'The patient is a minor: say --basis parent or --basis guardian, once you have seen what shows it. Nothing was changed.',
    );
  }
  if (minority === null && basis === 'parent') {
    throw new ActError('patientOfAge', 'The patient is of age: they invite a parent themselves. Nothing was changed.');
  }
}

/** Of a minor at the latest when they come of age. */
function endOf(days: number | null, minority: Minority | null, now: Date): Date {
  const given = secondsAfter(now, (days ?? ACCESS_DAYS) * DAY_SECONDS);
  if (minority === null) return given;
  return days === null || given > minority.adultFrom ? minority.adultFrom : given;
}
