import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/create-account.ts';
import { findAccount } from '../accounts/queries/accounts.ts';
import { callEngines } from '../testing/databases.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

describe.each(callEngines)('what an account may do, at the terminal, on %s (spec §6: security points)', (engine) => {
  let staff: StaffTerminal;
  let accountId: string;
  const run = (...argv: string[]) => staff.run(['accounts', ...argv]);
  const points = () => staff.look(async ({ db }) => (await findAccount(db, accountId))?.security_points);

  beforeAll(async () => {
    staff = await createStaffTerminal(engine);
    const profile = {
      username: 'Maria.Keller',
      firstName: 'Maria',
      lastName: 'Keller',
      birthDate: '1980-02-29',
      zip: '94304',
      email: null,
      phones: [],
      language: 'en',
    } as const;
    accountId = await staff.look(({ db }) =>
      db
        .transaction()
        .execute((trx) => createAccount(trx, staff.keys, { profile, passwordHash: 'none', now: new Date() })),
    );
  });
  afterAll(() => staff.close());

  it('lets every account save estimates until staff restrict it, and again once they permit it', async () => {
    expect(await points()).toEqual(['editestimates']);
    expect(await run('restrict', 'maria.keller', 'editestimates')).toEqual({
      code: 0,
      out: 'maria.keller may no longer save and delete estimates.\n',
      err: '',
    });
    expect(await points()).toEqual([]);
    await run('permit', 'maria.keller', 'editestimates');
    expect((await run('permit', 'maria.keller', 'editestimates')).out).toBe(
      'maria.keller may save and delete estimates.\n',
    );
    expect(await points()).toEqual(['editestimates']);
  });

  it('writes into the audit trail what was taken and given', async () => {
    const entries = await staff.look(({ db }) =>
      db.selectFrom('audit_entries').selectAll().orderBy('number').limit(2).execute(),
    );
    expect(entries).toMatchObject([
      { event: 'accountRestricted', account_id: accountId, actor: 'staff', details: { point: 'editestimates' } },
      { event: 'accountPermitted', account_id: accountId, actor: 'staff' },
    ]);
  });

  it.each([
    [['restrict', 'maria.keller'], 2, 'POINT is missing.'],
    [
      ['permit', 'maria.keller', 'everything'],
      2,
      'There is no security point "everything". The points are: editestimates.',
    ],
    [['permit', 'maria.keller', 'toString'], 2, 'There is no security point'],
    [['restrict', 'nobody.there', 'editestimates'], 1, 'Nobody has the username "nobody.there". Nothing was changed.'],
  ])('accounts %j: exit code %i and %s', async (argv, code, message) => {
    expect(await run(...argv)).toMatchObject({ code, err: expect.stringContaining(message) });
  });
});
