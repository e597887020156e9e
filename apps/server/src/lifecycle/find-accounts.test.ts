import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Profile, sealProfile } from '../accounts/profile.ts';
import { createAccount } from '../accounts/create-account.ts';
import { findAccount } from '../accounts/queries/accounts.ts';
import type { Database } from '../platform/db/database.ts';
import { keysOf } from '../platform/crypto/keys.ts';
import { callEngines, createTestDatabase } from '../testing/databases.ts';
import { findAccounts } from './find-accounts.ts';
import { rosa } from './testing/rich-account.ts';

const keys = keysOf('a secret');
const now = new Date('2026-11-21T10:00:00Z');
/** More than are read at a time. */
const MANY = 520;

describe.each(callEngines)('finding accounts on %s (issue 12, point 6)', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    await create(rosa);
    await create({ ...rosa, username: 'another', lastName: 'Quilt' });
    await create({ ...rosa, username: 'waiting', lastName: 'Waiting' }, true);
  });
  afterAll(() => database.close());

  const create = (profile: Profile, awaitsTerms = false): Promise<string> =>
    database.db
      .transaction()
      .execute((trx) =>
        createAccount(trx, keys, { profile, passwordHash: 'none', now, ...(awaitsTerms ? { awaitsTerms } : {}) }),
      );
  const usernames = async (search: Parameters<typeof findAccounts>[2], most = 50): Promise<string[]> =>
    (await findAccounts(database.db, keys, search, most)).map(({ profile }) => profile.username).toSorted();

  it('finds all whose data go with what is given, and none whose terms were never accepted', async () => {
    expect(await usernames({ name: 'Rosa' })).toEqual(['another', 'rich']);
    expect(await usernames({ name: 'quilt ros', username: 'rich' })).toEqual(['rich']);
    expect(await usernames({ name: 'waiting' })).toEqual([]);
  });

  it('reads page after page, until there are enough', async () => {
    const found = await findAccount(database.db, await create({ ...rosa, username: 'many', lastName: 'Many' }));
    if (found === undefined) throw new Error('it was just created');
    const more = Array.from({ length: MANY }, () => {
      const account_id = randomUUID();
      return { ...found, account_id, profile: sealProfile(keys, account_id, { ...rosa, lastName: 'Many' }) };
    });
    await database.db.insertInto('accounts').values(more).execute();
    expect(await usernames({ name: 'many' }, 1000)).toHaveLength(MANY + 1);
    expect(await usernames({ name: 'many' }, 3)).toHaveLength(3);
  });
});
