import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../platform/crypto/keys.ts';
import type { Database } from '../platform/db/database.ts';
import { findAccount, findAccountByUsername, findAccountsOfPerson } from './queries/accounts.ts';
import { callEngines, createTestDatabase } from '../testing/databases.ts';
import { createAccount, UsernameTakenError } from './create-account.ts';
import { personKeys, usernameKeys } from '../platform/crypto/lookup-keys.ts';
import { unsealProfile, type Profile } from './profile.ts';

const keys = keysOf('a secret of the tests');
const now = new Date('2026-11-21T10:00:00Z');
const ana: Profile = {
  username: 'Ana.Rivera',
  firstName: 'Ana',
  lastName: 'Rivera',
  birthDate: '1986-04-27',
  zip: '94110',
  email: 'ana@example.org',
  phones: ['+16505550142'],
  language: 'es',
};

describe.each(callEngines)('accounts on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  const create = (profile: Profile) =>
    database.db
      .transaction()
      .execute((trx) => createAccount(trx, keys, { profile, passwordHash: 'a hash of a password', now }));

  it('are found by id, username and person, and keep who they belong to sealed', async () => {
    const accountId = await create(ana);
    const found = await findAccountByUsername(database.db, usernameKeys(keys, 'ana.rivera'));
    expect(found).toMatchObject({ account_id: accountId, standing: 'active', recovered_by_email: false });
    expect(await findAccount(database.db, accountId)).toEqual(found);
    expect(await findAccountsOfPerson(database.db, personKeys(keys, ana))).toEqual([found]);
    expect(found && unsealProfile(keys, found)).toEqual(ana);
    const tables = [database.db.selectFrom('accounts'), database.db.selectFrom('usernames')];
    for (const table of tables)
      expect(JSON.stringify(await table.selectAll().execute())).not.toMatch(/ana\.rivera|rivera/i);
  });

  it('have one username each, whoever comes at the same moment', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => create({ ...ana, username: 'twin' })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const failures = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(failures.every((failure) => failure instanceof UsernameTakenError)).toBe(true);
    await expect(create({ ...ana, username: 'TWIN ' })).rejects.toThrow(UsernameTakenError);
    // The account from before and the one that got the username: the others left nothing behind.
    expect(await findAccountsOfPerson(database.db, personKeys(keys, ana))).toHaveLength(2);
    expect(await database.db.selectFrom('accounts').select('account_id').execute()).toHaveLength(2);
  });
});
