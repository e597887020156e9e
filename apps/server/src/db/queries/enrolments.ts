import type { Kysely, Selectable, Transaction } from 'kysely';
import type { EnrolmentsTable } from '../enrolment-tables.ts';
import type { Tables } from '../tables.ts';

export type EnrolmentRow = Selectable<EnrolmentsTable>;
export type EnrolmentKey = Pick<EnrolmentRow, 'browser_hash' | 'flow'>;
/** What a step writes. */
export type EnrolmentChange = Pick<EnrolmentRow, 'sealed' | 'account_id' | 'expires_at'> & { state: string };

/** Where a browser stands in a flow; nothing where it began none, and where that has expired. */
export async function findEnrolment(
  db: Kysely<Tables>,
  { browser_hash, flow }: EnrolmentKey,
  now: Date,
): Promise<EnrolmentRow | undefined> {
  return db
    .selectFrom('enrolments')
    .selectAll()
    .where('browser_hash', '=', browser_hash)
    .where('flow', '=', flow)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Writes a step where nobody has written since `version` was read; version 0 for a flow that begins.
 *
 * @returns whether it is written: of two at once, one is told true.
 */
export async function writeEnrolment(
  db: Kysely<Tables>,
  key: EnrolmentKey,
  version: number,
  change: EnrolmentChange,
): Promise<boolean> {
  const written =
    version === 0
      ? await db
          .insertInto('enrolments')
          .values({ ...key, ...change, version: 1 })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await db
          .updateTable('enrolments')
          .set({ ...change, version: version + 1 })
          .where('browser_hash', '=', key.browser_hash)
          .where('flow', '=', key.flow)
          .where('version', '=', version)
          .executeTakeFirst();
  return ('numUpdatedRows' in written ? written.numUpdatedRows : (written.numInsertedOrUpdatedRows ?? 0n)) > 0n;
}

/** Takes the row of a flow that is over, expired rows included. */
export async function deleteEnrolment(trx: Transaction<Tables>, { browser_hash, flow }: EnrolmentKey): Promise<void> {
  await trx.deleteFrom('enrolments').where('browser_hash', '=', browser_hash).where('flow', '=', flow).execute();
}
