import type { Opening } from '@portico/staff-contract';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { ActError } from '../act-error.ts';
import type { Staff } from '../staff.ts';
import { openingOfRow } from './opening.ts';

/**
 * Lets an opening be asked for once at a time: where one of two that ask for the same is approved, the other could never be done, and would
 * wait until its time is over. Nobody else can ask before the transaction ends.
 *
 * @throws ActError where the same waits for a second person already.
 */
export async function requireFirst(
  trx: Transaction<Tables>,
  { settings: { keys }, now }: Pick<Staff, 'settings' | 'now'>,
  opening: Opening,
): Promise<void> {
  await sql`lock table staff_openings in share row exclusive mode`.execute(trx);
  const rows = await trx
    .selectFrom('staff_openings')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('expires_at', '>', now)
    .execute();
  const wanted = claimsOf(opening);
  const isSame = (other: Opening): boolean =>
    other.kind === opening.kind && claimsOf(other).some((claim) => wanted.includes(claim));
  if (rows.some((row) => isSame(openingOfRow(keys, row).opening))) {
    throw new ActError('openingWaits', 'The same waits for a second person already. Nothing was asked for.');
  }
}

/** What no two openings of a kind can both be about. */
function claimsOf(opening: Opening): readonly string[] {
  if (opening.kind === 'issueCode') return [normalized(opening.medicalRecordNumber)];
  if (opening.kind === 'inviteProxy') return [`${opening.accountId} ${normalized(opening.email)}`];
  if (opening.kind === 'linkRecord') return [opening.accountId, normalized(opening.medicalRecordNumber)];
  if (opening.kind === 'confirmReplay') return [opening.messageId];
  return [opening.accountId];
}

function normalized(typed: string): string {
  return typed.trim().toLowerCase();
}
