import type { Finding } from '@portico/matching';
import type { Kysely, Transaction } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** A record that may be that of a person, and what speaks for and against it. */
export interface OpenMatch {
  patientId: string;
  medicalRecordNumber: string;
  points: number;
  findings: readonly Finding[];
}

/** An account whose record staff have to decide about. */
export interface MatchCase {
  accountId: string;
  openedAt: Date;
  /** The likeliest first. */
  matches: readonly OpenMatch[];
}

/** Lays before staff whose record may be that of an account. One that is open already is replaced. */
export async function openMatchCase(
  trx: Transaction<Tables>,
  keys: Keys,
  { accountId, openedAt, matches }: MatchCase,
): Promise<void> {
  const sealed = seal(keys, placeOf(accountId), matches);
  await trx
    .insertInto('match_cases')
    .values({ account_id: accountId, sealed, opened_at: openedAt })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ sealed, opened_at: openedAt }))
    .execute();
}

/** Those that wait, the oldest first. */
export async function listMatchCases(db: Kysely<Tables>, keys: Keys): Promise<MatchCase[]> {
  const rows = await db.selectFrom('match_cases').selectAll().orderBy('opened_at').orderBy('account_id').execute();
  return rows.map(({ account_id: accountId, sealed, opened_at: openedAt }) => ({
    accountId,
    openedAt,
    matches: unseal(keys, placeOf(accountId), sealed) as OpenMatch[],
  }));
}

/** What the open case of an account has; undefined where none is open. */
export async function findMatchCase(
  db: Kysely<Tables>,
  keys: Keys,
  accountId: string,
): Promise<readonly OpenMatch[] | undefined> {
  const row = await db
    .selectFrom('match_cases')
    .select('sealed')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row === undefined ? undefined : (unseal(keys, placeOf(accountId), row.sealed) as OpenMatch[]);
}

/** The case of an account, which is closed by this; undefined where none is open. */
export async function closeMatchCase(
  trx: Transaction<Tables>,
  keys: Keys,
  accountId: string,
): Promise<readonly OpenMatch[] | undefined> {
  const row = await trx
    .deleteFrom('match_cases')
    .where('account_id', '=', accountId)
    .returning('sealed')
    .executeTakeFirst();
  return row === undefined ? undefined : (unseal(keys, placeOf(accountId), row.sealed) as OpenMatch[]);
}

function placeOf(accountId: string): { column: 'match_cases.sealed'; row: { account_id: string } } {
  return { column: 'match_cases.sealed', row: { account_id: accountId } };
}
