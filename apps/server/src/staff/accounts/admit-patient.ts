import type { AdmittedTo } from '@portico/staff-contract';
import { unsealProfile } from '../../accounts/profile.ts';
import { deleteAdmission, upsertAdmission } from '../../patients/queries/admissions.ts';
import { ActError } from '../act-error.ts';
import { requireNameless } from '../reason.ts';
import { actOnAccount, type Staff } from '../staff.ts';

export interface Admission {
  username: string;
  to: AdmittedTo;
  locationId: string;
  /** The ward or area, as staff call it. */
  unit: string;
  /** '' where none is said. */
  bed: string;
  /** Of readReason; null where a command was given none. */
  reason: string | null;
}

/**
 * Notes that a patient was admitted, or moved to another unit or bed: they see it from the next sign-in on (spec §2). Where they are
 * stands not in the audit trail.
 *
 * @throws ActError for an account that is unknown or closed, an unknown location, no unit, and a reason that names the patient.
 */
export async function admitPatient(
  staff: Staff,
  { username, to, locationId, unit, bed, reason }: Admission,
): Promise<void> {
  const location = staff.settings.healthSystem.locations.find(({ id }) => id === locationId);
  if (location === undefined) throw new ActError('unknownLocation', `There is no location "${locationId}".`);
  if (unit.trim() === '') throw new ActError('unitMissing', 'The unit is missing: the ward or area, as staff call it.');
  await actOnAccount(staff, { command: 'accounts admit', username }, async (trx, account) => {
    if (reason !== null) requireNameless(reason, unsealProfile(staff.settings.keys, account));
    const where = { location_id: location.id, unit: unit.trim(), bed: bed.trim() || null };
    await upsertAdmission(trx, { account_id: account.account_id, class: to, ...where, admitted_at: staff.now });
    return { event: 'patientAdmitted', details: { to, ...reasonOf(reason) }, result: undefined };
  });
}

/**
 * Notes that a patient has left the hospital: from the next sign-in on they begin with their home again.
 *
 * @throws ActError for an account that is unknown or closed, a patient who is not admitted, and a reason that names them.
 */
export async function dischargePatient(
  staff: Staff,
  { username, reason }: Pick<Admission, 'username' | 'reason'>,
): Promise<void> {
  await actOnAccount(staff, { command: 'accounts discharge', username }, async (trx, account) => {
    if (reason !== null) requireNameless(reason, unsealProfile(staff.settings.keys, account));
    const wasThere = await deleteAdmission(trx, account.account_id);
    if (!wasThere) throw new ActError('notAdmitted', `${username} is not admitted. Nothing was changed.`);
    return { event: 'patientDischarged', details: reasonOf(reason), result: undefined };
  });
}

function reasonOf(reason: string | null): Readonly<Record<string, string>> {
  return reason === null ? {} : { reason };
}
