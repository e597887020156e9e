import type { Transaction } from 'kysely';
import { deleteUnusedCode } from '../../enrolment/queries/access-codes.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { issuePrint } from '../codes/issue-code.ts';
import { type Operator, recordCommand, type Staff } from '../staff.ts';
import { findOpening, over } from './decide-opening.ts';
import { sealOpening, type StoredOpening } from './opening.ts';
import { requireSamePatient } from './require-as-asked.ts';

/**
 * Prints the letter of an approved opening for who asked for it, and issues its code. Until the time of the opening is over it may be printed anew, as
 * after an answer that was lost or a jam of the printer: the code of the letter before is taken back, so that one letter at a time is good.
 *
 * @returns the letter as PDF.
 * @throws ActError for another's, for one that is not approved, where somebody prints it at the same moment, where the code of the letter
 * before was taken back or used, and as issuePrint.
 */
export async function printLetter(staff: Staff, openingId: string): Promise<Uint8Array> {
  const found = await findOpening(staff, openingId);
  const { opening, decidedBy, decidedBySubject } = found;
  if (opening.kind !== 'issueCode' || !canPrint(found, staff.operator.user)) throw over();
  await requireSamePatient(staff, found);
  const operator: Operator = {
    ...staff.operator,
    approvedBy: decidedBy ?? '',
    approvedByUser: decidedBySubject ?? '',
  };
  let letter = { pdf: new Uint8Array(), codeHash: new Uint8Array() };
  const within: Staff['within'] = async (trx) => {
    await notePrinted(trx, staff, found, letter.codeHash);
    if (found.printed === null) return;
    // Taken back, or used: what two persons approved is over.
    if (!(await deleteUnusedCode(trx, Buffer.from(found.printed, 'base64')))) throw over();
    const details = { codes: 1, opening: openingId };
    await recordCommand(trx, { ...staff, operator }, 'activation revoke', { event: 'accessCodesRevoked', details });
  };
  await issuePrint(opening, { ...staff, operator, within }, async (pdf, codeHash) => {
    letter = { pdf: Uint8Array.from(pdf), codeHash: Uint8Array.from(codeHash) };
  });
  return letter.pdf;
}

/** Whether somebody may print the letter of an opening: who asked for it may, once it is approved. */
export function canPrint(
  {
    opening,
    status,
    askedBySubject,
    printed,
  }: Pick<StoredOpening, 'opening' | 'status' | 'askedBySubject' | 'printed'>,
  user: string,
): boolean {
  if (opening.kind !== 'issueCode' || opening.channel !== 'print' || askedBySubject !== user) return false;
  // A release before did not keep which code it had printed: that would stay good.
  return status === 'approved' || (status === 'done' && printed !== null);
}

/** Keeps which code was printed last. @throws ActError where it is not the one any more that was found. */
async function notePrinted(
  trx: Transaction<Tables>,
  { settings: { keys } }: Staff,
  found: StoredOpening,
  codeHash: Uint8Array,
): Promise<void> {
  const { openingId, status, opening, subject, replay, undoes, patientId } = found;
  const printed = Buffer.from(codeHash).toString('base64');
  const sealed = sealOpening(keys, openingId, { opening, subject, replay, undoes, patientId, printed });
  const { numUpdatedRows } = await trx
    .updateTable('staff_openings')
    .set({ status: 'done', sealed })
    .where('opening_id', '=', openingId)
    .where('status', '=', status)
    .where('sealed', '=', found.sealed)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw over();
}
