import type { HeldScope } from '@portico/contract';
import type { Insertable, Kysely, NotNull, Selectable, Transaction } from 'kysely';
import { scopeOfBefore, scopesBefore } from '../../accounts/proxy-scopes.ts';
import { mayBeLookedAfter } from '../../accounts/queries/looked-after.ts';
import type { AccessBasis, ProxyInvitesTable } from '../../platform/db/account-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** An invitation that can still be answered. */
export interface PendingInvite {
  hash: Uint8Array;
  inviteId: string;
  patientAccountId: string;
  /** What the access would allow, a teenager's privacy aside. */
  scopes: readonly HeldScope[];
  /** Null: made by the release before. */
  basis: AccessBasis | null;
  privateFrom: Date | null;
  privateScopes: HeldScope[] | null;
  /** `Invitee`, sealed. */
  invitee: string;
  invitedAt: Date;
  expiresAt: Date;
  /** Until when the access would last. */
  endsAt: Date;
}

const columns = [
  'invite_hash as hash',
  'invite_id as inviteId',
  'patient_account_id as patientAccountId',
  'scope',
  'scopes',
  'basis',
  'private_from as privateFrom',
  'private_scopes as privateScopes',
  'invitee',
  'invited_at as invitedAt',
  'expires_at as expiresAt',
  'access_ends_at as endsAt',
] as const;

type NewInvite = Pick<
  Insertable<ProxyInvitesTable>,
  'invite_hash' | 'patient_account_id' | 'invitee' | 'access_ends_at' | 'invited_at' | 'expires_at'
> &
  Pick<Insertable<ProxyInvitesTable>, 'basis' | 'private_from' | 'private_scopes'> & {
    readonly scopes: readonly HeldScope[];
  };

export async function insertInvite(trx: Transaction<Tables>, { scopes, ...invite }: NewInvite): Promise<void> {
  const rights = { scope: scopeOfBefore(scopes), scopes: [...scopes] };
  await trx
    .insertInto('proxy_invites')
    .values({ ...invite, ...rights })
    .execute();
}

/** Those that can still be answered; one from before invitations named somebody is not among them. */
function pending(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom('proxy_invites')
    .select(columns)
    .where('answer', 'is', null)
    .where('expires_at', '>', now)
    .where('access_ends_at', '>', now)
    .where('invitee', 'is not', null)
    .$narrowType<{ invitee: NotNull; endsAt: NotNull }>();
}

/** The invitation with this code, unless it was answered, has expired, or is to the person's own record or a frozen account. */
export async function findPendingInvite(
  db: Kysely<Tables>,
  hash: Uint8Array,
  accountId: string,
  now: Date,
): Promise<PendingInvite | undefined> {
  const found = await pending(db, now)
    .where('invite_hash', '=', hash)
    .where('patient_account_id', '!=', accountId)
    .where(mayBeLookedAfter('proxy_invites.patient_account_id'))
    .executeTakeFirst();
  return found && inviteOf(found);
}

/** The invitations to a patient's record that wait for an answer, oldest first. */
export async function listPendingInvites(
  db: Kysely<Tables>,
  patientAccountId: string,
  now: Date,
): Promise<PendingInvite[]> {
  const found = await pending(db, now)
    .where('patient_account_id', '=', patientAccountId)
    .orderBy('invited_at')
    .orderBy('invite_id')
    .execute();
  return found.map(inviteOf);
}

function inviteOf({ scope, scopes, ...invite }: Omit<PendingInvite, 'scopes'> & GivenScopes): PendingInvite {
  return { ...invite, scopes: scopes ?? scopesBefore[scope] };
}

type GivenScopes = Pick<Selectable<ProxyInvitesTable>, 'scope' | 'scopes'>;

/** Records the answer to an open invitation. False if it was answered, or taken back, in the meantime. */
export async function answerInvite(
  trx: Transaction<Tables>,
  { hash, accountId, answer, now }: { hash: Uint8Array; accountId: string; answer: 'accept' | 'decline'; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('proxy_invites')
    .set({ answer, answered_by: accountId, answered_at: now })
    .where('invite_hash', '=', hash)
    .where('answer', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Takes an invitation to a patient's record back; false where none of that id waits. */
export async function deleteInvite(
  trx: Transaction<Tables>,
  patientAccountId: string,
  inviteId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('proxy_invites')
    .where('patient_account_id', '=', patientAccountId)
    .where('invite_id', '=', inviteId)
    .where('answer', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
