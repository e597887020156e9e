import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** When somebody last signed in to an account, by the audit trail; null if nobody has. */
export async function lastSignIn(db: Kysely<Tables>, accountId: string): Promise<Date | null> {
  const found = await db
    .selectFrom('audit_entries')
    .select('at')
    .where('account_id', '=', accountId)
    .where('event', '=', 'signedIn')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.at ?? null;
}
