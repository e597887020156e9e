import type { Kysely, Selectable } from 'kysely';
import type { AuditEntriesTable } from '../db/account-tables.ts';
import type { Tables } from '../db/tables.ts';

/** What happened with an account, the newest first. */
export async function eventsOfAccount(
  db: Kysely<Tables>,
  accountId: string,
): Promise<Array<Pick<Selectable<AuditEntriesTable>, 'at' | 'event' | 'actor' | 'details'>>> {
  return db
    .selectFrom('audit_entries')
    .select(['at', 'event', 'actor', 'details'])
    .where('account_id', '=', accountId)
    .orderBy('number', 'desc')
    .execute();
}
