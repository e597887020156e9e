import type { Insertable, Kysely, Transaction } from 'kysely';
import { mayBeLookedAfter } from '../../accounts/queries/looked-after.ts';
import type { ProxiesTable } from '../../platform/db/account-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** An access that has not ended. */
export interface Proxy {
  proxyId: string;
  /** Who looks after the patient. */
  accountId: string;
  patientAccountId: string;
  scope: ProxiesTable['scope'];
  since: Date;
  endsAt: Date;
}

const columns = [
  'proxy_id as proxyId',
  'account_id as accountId',
  'patient_account_id as patientAccountId',
  'scope',
  'since',
  'ends_at as endsAt',
] as const;

/** Gives a person access to a patient's record. A later invitation changes the person's rights and their end. */
export async function upsertProxy(trx: Transaction<Tables>, proxy: Insertable<ProxiesTable>): Promise<void> {
  const { scope, since, ends_at } = proxy;
  await trx
    .insertInto('proxies')
    .values(proxy)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'patient_account_id']).doUpdateSet({ scope, since, ends_at }),
    )
    .execute();
}

function proxiesBy(db: Kysely<Tables>, accountId: string, now: Date) {
  return db
    .selectFrom('proxies')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('ends_at', '>', now)
    .orderBy('since')
    .orderBy('proxy_id');
}

/** The accesses of a person to the records of others, oldest first. */
export async function listProxies(db: Kysely<Tables>, accountId: string, now: Date): Promise<Proxy[]> {
  return proxiesBy(db, accountId, now).execute();
}

/** Those to which the person can switch now: not to the record of a frozen account. */
export async function listOpenProxies(db: Kysely<Tables>, accountId: string, now: Date): Promise<Proxy[]> {
  return proxiesBy(db, accountId, now).where(mayBeLookedAfter('proxies.patient_account_id')).execute();
}

/** The accesses of others to a patient's record, oldest first. */
export function listProxiesOf(db: Kysely<Tables>, patientAccountId: string, now: Date): Promise<Proxy[]> {
  return db
    .selectFrom('proxies')
    .select(columns)
    .where('patient_account_id', '=', patientAccountId)
    .where('ends_at', '>', now)
    .orderBy('since')
    .orderBy('proxy_id')
    .execute();
}

/** One access of a person by its id; undefined where they have none of that id, it has ended, or it is not open now. */
export function findProxy(
  db: Kysely<Tables>,
  accountId: string,
  proxyId: string,
  now: Date,
): Promise<Proxy | undefined> {
  return db
    .selectFrom('proxies')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('proxy_id', '=', proxyId)
    .where('ends_at', '>', now)
    .where(mayBeLookedAfter('proxies.patient_account_id'))
    .executeTakeFirst();
}

/** Ends an access: of the person who has it, or of the patient to whose record it is. Undefined where neither has one of that id. */
export function deleteProxy(
  trx: Transaction<Tables>,
  of: { accountId: string } | { patientAccountId: string },
  proxyId: string,
): Promise<Proxy | undefined> {
  return trx
    .deleteFrom('proxies')
    .where('proxy_id', '=', proxyId)
    .where((eb) =>
      'accountId' in of ? eb('account_id', '=', of.accountId) : eb('patient_account_id', '=', of.patientAccountId),
    )
    .returning(columns)
    .executeTakeFirst();
}

/** Ends every access of a person to the records of others, and returns those that had not ended. */
export async function deleteProxiesBy(trx: Transaction<Tables>, accountId: string, now: Date): Promise<Proxy[]> {
  const ended = await trx.deleteFrom('proxies').where('account_id', '=', accountId).returning(columns).execute();
  return ended.filter(({ endsAt }) => endsAt > now);
}

/** Ends the accesses of others to a record that were given, and the invitations that were made, from a time on. */
export async function endAccessSince(
  trx: Transaction<Tables>,
  patientAccountId: string,
  since: Date,
): Promise<Proxy[]> {
  await trx
    .deleteFrom('proxy_invites')
    .where('patient_account_id', '=', patientAccountId)
    .where('invited_at', '>=', since)
    .execute();
  return trx
    .deleteFrom('proxies')
    .where('patient_account_id', '=', patientAccountId)
    .where('since', '>=', since)
    .returning(columns)
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
