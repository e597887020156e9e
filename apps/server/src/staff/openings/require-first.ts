import { sql, type Transaction } from 'kysely';
import { normalizeMedicalRecordNumber } from '../../patients/patient-id.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { ActError } from '../act-error.ts';
import type { Staff } from '../staff.ts';
import { openingOfRow, type StoredOpening } from './opening.ts';

/** What is asked for, and of whom. */
type Asked = Pick<StoredOpening, 'opening' | 'subject'>;

/**
 * Lets an opening be asked for once at a time: where one of two that ask for the same is approved, the other could never be done, and would
 * wait until its time is over. Nobody else can ask before the transaction ends; whoever decides meanwhile waits for nobody.
 *
 * @throws ActError where the same waits for a second person already.
 */
export async function requireFirst(
  trx: Transaction<Tables>,
  { settings: { keys }, now }: Pick<Staff, 'settings' | 'now'>,
  asked: Asked,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('portico staff openings'))`.execute(trx);
  const rows = await trx
    .selectFrom('staff_openings')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('expires_at', '>', now)
    .execute();
  const wanted = claimsOf(asked);
  const isSame = (other: Asked): boolean =>
    other.opening.kind === asked.opening.kind && claimsOf(other).some((claim) => wanted.includes(claim));
  if (rows.some((row) => isSame(openingOfRow(keys, row)))) {
    throw new ActError('openingWaits', 'The same waits for a second person already. Nothing was asked for.');
  }
}

/** What no two openings of a kind can both be about. */
function claimsOf({ opening, subject }: Asked): readonly string[] {
  // The record's own number, and not the one that was typed: a patient is found by further ones, too.
  if (opening.kind === 'issueCode') return [normalizeMedicalRecordNumber(subject.of)];
  if (opening.kind === 'inviteProxy') return [`${opening.accountId} ${opening.email.trim().toLowerCase()}`];
  if (opening.kind === 'linkRecord')
    return [opening.accountId, normalizeMedicalRecordNumber(opening.medicalRecordNumber)];
  if (opening.kind === 'confirmReplay') return [opening.messageId];
  return [opening.accountId];
}
