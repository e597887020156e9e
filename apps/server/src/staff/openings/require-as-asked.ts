import type { Transaction } from 'kysely';
import { findStaffAccount } from '../../accounts/queries/accounts-of-staff.ts';
import { holdAccount } from '../../accounts/queries/closed-accounts.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { ActError } from '../act-error.ts';
import { findKnownPatient } from '../known-patient.ts';
import type { Staff } from '../staff.ts';
import type { StoredOpening } from './opening.ts';
import { undoneBy } from './undone-by.ts';

/**
 * Requires that an opening undoes what was there when it was asked for, and nothing that was done to the account since. The account stays
 * as it is until the transaction ends.
 *
 * @throws ActError openingChanged, and where there is nothing to undo.
 */
export async function requireSameAccount(
  trx: Transaction<Tables>,
  { opening, undoes }: Pick<StoredOpening, 'opening' | 'undoes'>,
): Promise<void> {
  if (undoes === null || !('accountId' in opening)) return;
  await holdAccount(trx, opening.accountId);
  const account = await findStaffAccount(trx, opening.accountId);
  if (account === undefined || (await undoneBy(trx, opening, account)) !== undoes) throw openingChanged();
}

/**
 * Requires that a code is for whom it was asked for: the number may be another patient's by now.
 *
 * @throws ActError openingChanged, and as findKnownPatient.
 */
export async function requireSamePatient(
  staff: Pick<Staff, 'patients'>,
  { opening, patientId }: Pick<StoredOpening, 'opening' | 'patientId'>,
): Promise<void> {
  if (patientId === null || opening.kind !== 'issueCode') return;
  const { patientId: now } = await findKnownPatient(opening.medicalRecordNumber, staff);
  if (now !== patientId) throw openingChanged();
}

const openingChanged = (): ActError =>
  new ActError('openingChanged', 'It has changed since it was asked for. Nothing was changed.');
