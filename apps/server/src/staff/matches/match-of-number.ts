import type { Kysely } from 'kysely';
import { findMatchCase, type OpenMatch } from '../../patients/matching/match-case.ts';
import { normalizeMedicalRecordNumber } from '../../patients/patient-id.ts';
import { accountOf } from '../../patients/queries/patient-accounts.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { ActError } from '../act-error.ts';
import type { Staff } from '../staff.ts';

/** The record of a number among those that may be an account's. @throws ActError for one that is none of them. */
export function matchOfNumber(matches: readonly OpenMatch[], wanted: string): OpenMatch {
  const number = normalizeMedicalRecordNumber(wanted);
  const found = matches.find(({ medicalRecordNumber }) => normalizeMedicalRecordNumber(medicalRecordNumber) === number);
  if (found === undefined) {
    throw new ActError('noSuchMatch', 'This record is none of those that "matches list" has. Nothing was changed.');
  }
  return found;
}

/**
 * Whether a record can be linked to an account: asked before a second person is.
 *
 * @throws ActError where nothing is to be decided, for a record that is none of those that may be, and one that has an account.
 */
export async function requireLinkable(
  db: Kysely<Tables>,
  { accountId, medicalRecordNumber }: { accountId: string; medicalRecordNumber: string },
  { settings: { keys } }: Pick<Staff, 'settings'>,
): Promise<void> {
  const matches = await findMatchCase(db, keys, accountId);
  if (matches === undefined) {
    throw new ActError('noMatchCase', 'Nothing is to be decided about this account. Nothing was changed.');
  }
  const { patientId } = matchOfNumber(matches, medicalRecordNumber);
  if ((await accountOf(db, patientId)) !== null) {
    throw new ActError('patientHasAccount', 'The patient has an account already. Nothing was changed.');
  }
}
