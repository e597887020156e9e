import type { HeldScope } from '@portico/contract';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { scopeColumns, scopeOfBefore, scopesOf, type StoredScopes } from '../../accounts/proxy-scopes.ts';
import type { AccessBasis, ProxiesTable } from '../../platform/db/account-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** An access that has not ended. */
export interface Proxy {
  proxyId: string;
  /** Who looks after the patient. */
  accountId: string;
  patientAccountId: string;
  /** What it allows now; nothing, where a teenager's privacy leaves nothing of it. */
  scopes: readonly HeldScope[];
  /** Null: given by the release before. */
  basis: AccessBasis | null;
  since: Date;
  endsAt: Date;
}

const idColumns = ['proxy_id as proxyId', 'account_id as accountId', 'patient_account_id as patientAccountId'] as const;
const columns = [...idColumns, 'basis', 'ends_at as endsAt', ...scopeColumns] as const;

function proxyOf({ proxyId, accountId, patientAccountId, basis, endsAt, ...stored }: Row, now: Date): Proxy {
  const { since } = stored;
  return { proxyId, accountId, patientAccountId, scopes: scopesOf(stored, now), basis, since, endsAt };
}

type Row = Omit<Proxy, 'scopes'> & StoredScopes;

/** An access to be given. */
export type NewProxy = Omit<Insertable<ProxiesTable>, 'scope' | 'scopes' | 'scopes_since' | 'told_until'> & {
  readonly scopes: readonly HeldScope[];
};

/** Gives a person access to a patient's record. A later invitation replaces the person's rights and their end. */
export async function upsertProxy(trx: Transaction<Tables>, proxy: NewProxy): Promise<void> {
  const { scopes, since, ends_at, basis = null, private_from = null, private_scopes = null } = proxy;
  const rights = {
    scope: scopeOfBefore(scopes),
    scopes: [...scopes],
    scopes_since: since,
    since,
    ends_at,
    basis,
    private_from,
    private_scopes,
    told_until: null,
  };
  await trx
    .insertInto('proxies')
    .values({ ...proxy, ...rights })
    .onConflict((conflict) => conflict.columns(['account_id', 'patient_account_id']).doUpdateSet(rights))
    .execute();
}

/** The accesses of a person to the records of others that have not ended, oldest first. To which of them they can switch: `listLookedAfter`. */
export async function listProxies(db: Kysely<Tables>, accountId: string, now: Date): Promise<Proxy[]> {
  const rows = await live(db, now).where('account_id', '=', accountId).execute();
  return rows.map((row) => proxyOf(row, now));
}

/** The accesses of others to a patient's record, oldest first. */
export async function listProxiesOf(db: Kysely<Tables>, patientAccountId: string, now: Date): Promise<Proxy[]> {
  const rows = await live(db, now).where('patient_account_id', '=', patientAccountId).execute();
  return rows.map((row) => proxyOf(row, now));
}

function live(db: Kysely<Tables>, now: Date) {
  return db.selectFrom('proxies').select(columns).where('ends_at', '>', now).orderBy('since').orderBy('proxy_id');
}

/** Whose access has ended, and to whose record. */
export type EndedProxy = Pick<Proxy, 'proxyId' | 'accountId' | 'patientAccountId'>;

/** Ends an access: of the person who has it, or of the patient to whose record it is. Undefined where neither has one of that id. */
export function deleteProxy(
  trx: Transaction<Tables>,
  of: { accountId: string } | { patientAccountId: string },
  proxyId: string,
): Promise<EndedProxy | undefined> {
  return trx
    .deleteFrom('proxies')
    .where('proxy_id', '=', proxyId)
    .where((eb) =>
      'accountId' in of ? eb('account_id', '=', of.accountId) : eb('patient_account_id', '=', of.patientAccountId),
    )
    .returning(idColumns)
    .executeTakeFirst();
}

/** Ends every access of a person to the records of others, and returns those that had not ended. */
export async function deleteProxiesBy(trx: Transaction<Tables>, accountId: string, now: Date): Promise<EndedProxy[]> {
  const ended = await trx
    .deleteFrom('proxies')
    .where('account_id', '=', accountId)
    .returning([...idColumns, 'ends_at as endsAt'])
    .execute();
  return ended.filter(({ endsAt }) => endsAt > now);
}

/** Ends the accesses of others to a record that were given, and the invitations that were made, from a time on. */
export async function endAccessSince(
  trx: Transaction<Tables>,
  patientAccountId: string,
  since: Date,
): Promise<EndedProxy[]> {
  await trx
    .deleteFrom('proxy_invites')
    .where('patient_account_id', '=', patientAccountId)
    .where('invited_at', '>=', since)
    .execute();
  return trx
    .deleteFrom('proxies')
    .where('patient_account_id', '=', patientAccountId)
    .where('since', '>=', since)
    .returning(idColumns)
    .execute();
}

/** Ends the access of everybody to the record of an account, and every invitation to it. */
export async function endAccessTo(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx.deleteFrom('proxies').where('patient_account_id', '=', accountId).execute();
  await trx.deleteFrom('proxy_invites').where('patient_account_id', '=', accountId).execute();
}

/**
 * Gives the accesses and invitations to one account's record to another's: those from before a time, which whoever has had the
 * account since has not given.
 */
export async function moveAccessFrom(
  trx: Transaction<Tables>,
  { from, to, before }: { from: string; to: string; before: Date },
): Promise<void> {
  const moved = { patient_account_id: to };
  await trx
    .updateTable('proxies')
    .set(moved)
    .where('patient_account_id', '=', from)
    .where('since', '<', before)
    .execute();
  await trx
    .updateTable('proxy_invites')
    .set(moved)
    .where('patient_account_id', '=', from)
    .where('invited_at', '<', before)
    .execute();
}

/** Removes the accesses that have ended. */
export async function removeEndedProxies(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('proxies').where('ends_at', '<=', now).execute();
}
