import { sql, type Transaction } from 'kysely';
import { unsealProfile } from '../../accounts/profile.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import { personKeys, usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { eachRow, nothing, type Walk, type Walked } from './walk.ts';

/** Lets accounts be found by their username and person under the current secret alone. */
export const rehashAccounts: Walk = {
  name: 'usernames, account_people',
  run: (context) =>
    context.keys.previous === null
      ? Promise.resolve(nothing)
      : eachRow(context, { table: 'accounts', id: 'account_id' }, (trx, ids) => rehash(trx, context.keys, ids)),
};

/** What finds an account, under both secrets. Bytes as hex. */
interface Found {
  accountId: string;
  current: string;
  previous: string;
}

async function rehash(trx: Transaction<Tables>, keys: Keys, ids: readonly string[]): Promise<Walked> {
  // Held, so that no account is deleted between: its name would stay taken for ever.
  const rows = await trx
    .selectFrom('accounts')
    .select(['account_id', 'profile'])
    .where('account_id', 'in', ids)
    .forKeyShare()
    .skipLocked()
    .execute();
  const skipped = ids.length - rows.length;
  const owners = rows.flatMap((row) => {
    try {
      return [{ accountId: row.account_id, profile: unsealProfile(keys, row) }];
    } catch {
      // Counted where its own column is walked.
      return [];
    }
  });
  if (owners.length === 0) return { ...nothing, skipped };
  const named = owners.map(({ accountId, profile }) => foundBy(accountId, usernameKeys(keys, profile.username)));
  const people = owners.map(({ accountId, profile }) => foundBy(accountId, personKeys(keys, profile)));
  const changed =
    (await replace(trx, 'usernames', 'username_key', named)) +
    (await replace(trx, 'account_people', 'person_key', people));
  return { changed, unreadable: 0, skipped };
}

function foundBy(accountId: string, [current, previous]: readonly Uint8Array[]): Found {
  return { accountId, current: hex(current), previous: hex(previous) };
}

/** Puts the current key beside the previous one, and then takes that away. */
async function replace(
  trx: Transaction<Tables>,
  table: 'usernames' | 'account_people',
  column: 'username_key' | 'person_key',
  found: readonly Found[],
): Promise<number> {
  const key = sql.ref(column);
  const listed = sql`unnest(${found.map(({ accountId }) => accountId)}::text[], ${found.map(({ current }) => current)}::text[],
    ${found.map(({ previous }) => previous)}::text[]) as found (account_id, current, previous)`;
  await sql`
    insert into ${sql.table(table)} (${key}, account_id)
    select decode(found.current, 'hex'), found.account_id::uuid
    from ${listed} join ${sql.table(table)} stale
      on stale.${key} = decode(found.previous, 'hex') and stale.account_id = found.account_id::uuid
    order by 1
    on conflict do nothing`.execute(trx);
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} stale using ${listed}
    where stale.${key} = decode(found.previous, 'hex') and stale.account_id = found.account_id::uuid`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

function hex(bytes: Uint8Array = new Uint8Array()): string {
  return Buffer.from(bytes).toString('hex');
}
