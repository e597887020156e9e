import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { tablesOfAccounts } from '../tables-of-accounts.ts';

/** What else than its id an account's rows are known by. */
export interface KeysOfAccount {
  /** Subjects of tries: the username, the person and the account, as keyed hashes. */
  subjects: readonly Uint8Array[];
  /** Mailboxes and phones. */
  recipients: readonly string[];
}

/** Deletes every row of an account, table by table. */
export async function eraseRows(
  trx: Transaction<Tables>,
  accountId: string,
  { subjects, recipients }: KeysOfAccount,
): Promise<void> {
  await eraseRowsById(trx, accountId);
  await trx.deleteFrom('try_locks').where('subject', 'in', subjects).execute();
  if (recipients.length > 0) await trx.deleteFrom('outbox').where('recipient', 'in', recipients).execute();
}

/** Deletes every row that has the id of an account. */
export async function eraseRowsById(trx: Transaction<Tables>, accountId: string): Promise<void> {
  for (const [table, belonging] of Object.entries(tablesOfAccounts)) {
    if (!('erasedBy' in belonging)) continue;
    for (const column of belonging.erasedBy) {
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}::uuid`.execute(trx);
    }
    for (const column of belonging.namelessIn ?? []) {
      const [rows, named] = [sql.table(table), sql.ref(column)];
      await sql`update ${rows} set ${named} = ${SOMEBODY}::uuid where ${named} = ${accountId}::uuid`.execute(trx);
    }
  }
}

/** The id of nobody, in the place of one that is erased: null would say that the owner did it themselves. */
const SOMEBODY = '00000000-0000-0000-0000-000000000000';
