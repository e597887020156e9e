import type { Insertable, Kysely, Transaction } from 'kysely';
import type { ProxyInvitesTable } from '../../platform/db/account-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** An invitation that can still be answered. */
export interface PendingInvite {
  patientAccountId: string;
  scope: ProxyInvitesTable['scope'];
  expiresAt: Date;
}

const columns = ['patient_account_id as patientAccountId', 'scope', 'expires_at as expiresAt'] as const;

export async function insertInvite(
  trx: Transaction<Tables>,
  invite: Pick<Insertable<ProxyInvitesTable>, 'invite_hash' | 'patient_account_id' | 'scope' | 'expires_at'>,
): Promise<void> {
  await trx.insertInto('proxy_invites').values(invite).execute();
}

/** The invitation with this code, unless it was answered, has expired, or is to the person's own record. */
export function findPendingInvite(
  db: Kysely<Tables>,
  hash: Uint8Array,
  accountId: string,
  now: Date,
): Promise<PendingInvite | undefined> {
  return db
    .selectFrom('proxy_invites')
    .select(columns)
    .where('invite_hash', '=', hash)
    .where('patient_account_id', '!=', accountId)
    .where('answer', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Records the answer to an open invitation (see findPendingInvite). If two people answer at the same time, one gets it
 * back.
 */
export function answerInvite(
  trx: Transaction<Tables>,
  hash: Uint8Array,
  accountId: string,
  answer: 'accept' | 'decline',
  now: Date,
): Promise<PendingInvite | undefined> {
  return trx
    .updateTable('proxy_invites')
    .set({ answer, answered_by: accountId, answered_at: now })
    .where('invite_hash', '=', hash)
    .where('patient_account_id', '!=', accountId)
    .where('answer', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst();
}
