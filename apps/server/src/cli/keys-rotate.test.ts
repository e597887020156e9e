import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/create-account.ts';
import { findAccountByUsername } from '../accounts/queries/accounts.ts';
import { prepareDatabase } from '../app/prepare-database.ts';
import { keysOf } from '../platform/crypto/keys.ts';
import { usernameKeys } from '../platform/crypto/lookup-keys.ts';
import type { Database } from '../platform/db/database.ts';
import { loadKeys } from '../platform/installation/load-keys.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { runOnDatabase } from './testing/staff-terminal.ts';

const first = 'q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i';
const second = 'Zt4RkW9mQ2vXc6LbNj8HsYd1PgFu5EoA';
const both = { PORTICO_SECRET: second, PORTICO_SECRET_PREVIOUS: first };

describe('portico keys, on postgresql (issue 12, point 2)', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase('postgresql');
    const { db } = database;
    await db.deleteFrom('installation').execute();
    const keys = await prepareDatabase(database, { kind: 'hospital', keys: keysOf(first) });
    const person = { firstName: 'Ana', lastName: 'Rivera', birthDate: '1986-04-27', zip: '94110' };
    const profile = { ...person, username: 'ana', email: null, phones: [], language: 'en' } as const;
    const account = { profile, passwordHash: 'none', now: new Date() };
    await db.transaction().execute((trx) => createAccount(trx, keys, account));
  });
  afterAll(() => database.close());

  it('leaves a database as it is until a server has begun the rotation', async () => {
    const said = await runOnDatabase(database, ['keys', 'rotate'], both);
    expect(said).toMatchObject({ code: 1, err: expect.stringContaining('start its server with both secrets first') });
  });

  it('brings everything under the current secret, and then nothing needs the previous one', async () => {
    await prepareDatabase(database, { kind: 'hospital', keys: keysOf(second, first) });
    const alone = { PORTICO_SECRET: second };
    expect(await runOnDatabase(database, ['keys', 'status'], both)).toMatchObject({
      code: 0,
      out: expect.stringContaining('A rotation is under way'),
    });
    expect(await runOnDatabase(database, ['keys', 'status'], alone)).toMatchObject({
      code: 1,
      err: expect.stringContaining('set that one as PORTICO_SECRET_PREVIOUS'),
    });
    expect(await runOnDatabase(database, ['keys', 'rotate'], both)).toMatchObject({
      code: 0,
      out: expect.stringContaining('The rotation is done'),
    });
    expect(await runOnDatabase(database, ['keys', 'status'], alone)).toMatchObject({
      code: 0,
      out: expect.stringContaining('PORTICO_SECRET_PREVIOUS is not needed'),
    });
    const keys = await loadKeys(database.db, keysOf(second));
    expect(await findAccountByUsername(database.db, usernameKeys(keys, 'ana'))).toBeDefined();
  });
});
