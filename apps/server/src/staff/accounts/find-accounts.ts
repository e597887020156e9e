import { unsealProfile } from '../../accounts/profile.ts';
import { findStaffAccount } from '../../accounts/queries/accounts-of-staff.ts';
import { type AccountSearch, findAccounts, type FoundAccount } from '../../lifecycle/find-accounts.ts';
import { accountOf } from '../../patients/queries/patient-accounts.ts';
import { ActError } from '../act-error.ts';
import { findKnownPatient } from '../known-patient.ts';
import { type Named, requireNameless } from '../reason.ts';
import { actOnPortal, recordRefusals, type Staff } from '../staff.ts';

/** More are too many to tell apart at the phone. */
export const MOST_FOUND = 50;
/** As many digits of a phone as lead to one person. */
export const MIN_DIGITS = 7;

/** By what somebody is sought: by what they say of themselves, or by their record's number alone. */
export type StaffSearch = AccountSearch | { readonly medicalRecordNumber: string };

/**
 * Finds the accounts of somebody who does not know the username (findings, operations B3), and records that they were sought.
 *
 * @param reason of readReason.
 * @returns no more than MOST_FOUND.
 * @throws ActError for a phone that is too short, an unknown record number, and a reason that names whom it finds or seeks.
 */
export async function findAccountsForStaff(
  staff: Staff,
  { search, reason }: { search: StaffSearch; reason: string },
): Promise<FoundAccount[]> {
  requireNameless(reason, namedBy(search));
  if (!('medicalRecordNumber' in search)) requireDigits(search);
  const sought = 'medicalRecordNumber' in search ? 'mrn' : Object.keys(search).join(', ');
  return recordRefusals(staff, 'accounts find', async (know) => {
    know({ details: { sought } });
    const found = 'medicalRecordNumber' in search ? await byNumber(search, staff) : await bySearch(search, staff);
    for (const { profile } of found) requireNameless(reason, profile);
    return actOnPortal(staff, 'accounts find', async () => ({
      event: 'accountsSearched',
      details: { reason, sought, found: found.length },
      result: found,
    }));
  });
}

/** @throws ActError for a phone of which there is too little. */
export function requireDigits({ phone }: Pick<AccountSearch, 'phone'>): void {
  if (phone !== undefined && phone.replace(/\D/g, '').length < MIN_DIGITS) {
    throw new ActError('phoneTooShort', `--phone needs ${MIN_DIGITS} digits or more.`);
  }
}

/** Whom the search itself names, found or not. */
function namedBy(search: StaffSearch): Named {
  if ('medicalRecordNumber' in search) return { ...nobody, medicalRecordNumber: search.medicalRecordNumber };
  const { name = '', email = null, phone, username = '' } = search;
  const phones = phone === undefined ? [] : [phone.replace(/\D/g, '')];
  return { ...nobody, username, firstName: name, email, phones };
}

const nobody: Named = { username: '', firstName: '', lastName: '', email: null, phones: [] };

async function bySearch(search: AccountSearch, { database, settings }: Staff): Promise<FoundAccount[]> {
  return findAccounts(database.db, settings.keys, search, MOST_FOUND);
}

async function byNumber(
  { medicalRecordNumber }: { medicalRecordNumber: string },
  staff: Staff,
): Promise<FoundAccount[]> {
  const { database, settings } = staff;
  const { patientId } = await findKnownPatient(medicalRecordNumber, staff);
  const accountId = await accountOf(database.db, patientId);
  const account = accountId === null ? undefined : await findStaffAccount(database.db, accountId);
  return account === undefined ? [] : [{ account, profile: unsealProfile(settings.keys, account) }];
}
