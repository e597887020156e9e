import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Keys } from '../platform/crypto/keys.ts';
import { createAccount } from '../accounts/create-account.ts';
import { personKey, usernameKey, usernameKeys } from '../platform/crypto/lookup-keys.ts';
import type { Profile } from '../accounts/profile.ts';
import { findAccountByUsername } from '../accounts/queries/accounts.ts';
import { findAdmission } from '../patients/queries/admissions.ts';
import { recoverySubjects, signInSubjects, twoStepSubjects } from '../accounts/sign-in/try-subjects.ts';
import { beginTry, findLock } from '../platform/limits/tries.ts';
import { newAccountToken } from '../platform/crypto/account-token.ts';
import { callEngines } from '../testing/databases.ts';
import { findTicket, issueTicket, type TicketSearch } from '../accounts/tickets.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

const maria: Profile = {
  username: 'Maria.Keller',
  firstName: 'Maria',
  lastName: 'Keller',
  birthDate: '1980-02-29',
  zip: '94304',
  email: 'maria@example.org',
  phones: [],
  language: 'en',
};

describe.each(callEngines)('staff at the terminal, on %s (issue 3: suspend, unlock, sessions)', (engine) => {
  let staff: StaffTerminal;
  let keys: Keys;
  let accountId: string;

  beforeAll(async () => {
    staff = await createStaffTerminal(engine);
    ({ keys } = staff);
    accountId = await look(({ db }) =>
      db
        .transaction()
        .execute((trx) => createAccount(trx, keys, { profile: maria, passwordHash: 'none', now: new Date() })),
    );
  });
  afterAll(() => staff.close());

  const look: StaffTerminal['look'] = (work) => staff.look(work);
  const run = (...argv: string[]) => staff.run(argv);

  const status = () =>
    look(async ({ db }) => (await findAccountByUsername(db, usernameKeys(keys, maria.username)))?.standing);

  const entries = () =>
    look(({ db }) => db.selectFrom('audit_entries').selectAll().orderBy('number', 'desc').limit(1).execute());

  async function signIn(): Promise<void> {
    const now = new Date();
    await look(({ db }) =>
      db
        .insertInto('sessions')
        .values({
          account_id: accountId,
          token_hash: newAccountToken(accountId).hash,
          session_id: crypto.randomUUID(),
          browser: 'Firefox, Windows',
          signed_in_at: now,
          last_used_at: now,
          password_confirmed_at: now,
          ends_at: new Date(now.getTime() + 3600_000),
          device_key: null,
          challenge: null,
        })
        .execute(),
    );
  }

  /** The person who waits for the mail may be the one because of whom the account was suspended. */
  async function mailLink(): Promise<TicketSearch> {
    const [now, purpose] = [new Date(), 'reset-link'] as const;
    const link = { purpose, accountId, browserHash: null, data: {}, lifetimeSeconds: 1800, keys, now };
    const token = await look(({ db }) => db.transaction().execute((trx) => issueTicket(trx, link)));
    const search = { token, purposes: [purpose], browserHash: new Uint8Array(), keys, now };
    expect(await look(({ db }) => findTicket(db, search))).not.toBeNull();
    return search;
  }

  it.each([
    [['accounts', 'suspend'], 'ACCOUNT is missing.'],
    [['accounts', 'admit', 'maria.keller', '--to', 'roof'], '--to must be emergencyRoom or inpatient.'],
    [['accounts', 'admit', 'maria.keller', '--to', 'inpatient'], '--unit is missing'],
    [['accounts', 'admit', 'maria.keller', '--to', 'inpatient', '--unit', '4 East', '--location', 'x'], 'alder-main'],
    [['audit', 'verify', '--after', '7'], '--after must be NUMBER:HASH'],
  ])('%j is a mistake of typing', async (argv, message) => {
    expect(await run(...argv)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) });
  });

  it.each([
    ['accounts', 'suspend', 'nobody.there'],
    ['accounts', 'unlock', 'nobody.there'],
    ['accounts', 'sessions', 'nobody.there'],
    ['accounts', 'admit', 'nobody.there', '--to', 'inpatient', '--unit', '4 East', '--location', 'alder-main'],
    ['accounts', 'discharge', 'nobody.there'],
  ])('%s %s says so of a username that nobody has', async (...argv) => {
    const said = { code: 1, out: '', err: 'Nobody has the username "nobody.there". Nothing was changed.\n' };
    expect(await run(...argv)).toEqual(said);
  });

  it('lists where an account is signed in, and signs it out', async () => {
    await signIn();
    await signIn();
    const listed = await run('accounts', 'sessions', 'maria.keller');
    expect(listed.out).toMatch(
      /^maria\.keller is signed in on 2 browsers\.\n( {2}Firefox, Windows, signed in 20.*\n){2}$/,
    );
    expect((await run('accounts', 'sessions', 'maria.keller', '--end')).out).toContain('All of them were signed out.');
    expect((await run('accounts', 'sessions', 'maria.keller')).out).toBe('maria.keller is signed in on 0 browsers.\n');
  });

  it.each([
    [[], 'suspended', 'staff lift it'],
    [['--until-reset'], 'mustReset', 'its password is reset'],
  ])(
    'suspends with %j, signs out everywhere, ends links mailed before, and unlock lifts it',
    async (options, becomes, told) => {
      await signIn();
      const link = await mailLink();
      const suspended = await run('accounts', 'suspend', ' MARIA.keller', ...options);
      expect(suspended).toMatchObject({ code: 0, out: expect.stringContaining(told) });
      expect(await status()).toBe(becomes);
      const [entry] = await entries();
      expect(entry).toMatchObject({ event: 'accountSuspended', account_id: accountId, actor: 'staff' });
      expect(entry?.details).toMatchObject({ command: 'accounts suspend', by: expect.any(String) });
      expect((await run('accounts', 'sessions', 'maria.keller')).out).toContain('0 browsers');
      expect(await look(({ db }) => findTicket(db, link))).toBeNull();
      expect((await run('accounts', 'unlock', 'maria.keller')).out).toContain('is no longer suspended');
      expect(await status()).toBe('active');
    },
  );

  it('unlock lifts every lock of the name: of passwords, codes and recovery, wherever they came from', async () => {
    const now = new Date();
    const name = usernameKey(keys, maria.username);
    const place = { address: '192.0.2.1', deviceKey: null, isFamiliar: false };
    const limits = [
      ...signInSubjects({ keys, usernameKey: name, ...place }),
      ...twoStepSubjects(keys, accountId),
      ...recoverySubjects(keys, personKey(keys, maria), place),
    ];
    await look(async ({ db }) => {
      for (const limit of [...limits, ...limits]) await beginTry(db, [{ ...limit, limit: 2 }], now, 900);
      expect(await findLock(db, limits, now)).toBe(900);
    });
    expect(await run('accounts', 'unlock', 'maria.keller')).toMatchObject({ code: 0 });
    expect(await look(({ db }) => findLock(db, limits, now))).toBe(0);
  });

  it('admits, moves and discharges a patient', async () => {
    const admit = ['accounts', 'admit', 'maria.keller', '--location', 'alder-main', '--to'];
    expect((await run(...admit, 'emergencyRoom', '--unit', 'Emergency')).out).toBe(
      'maria.keller is at Alder Bay Hospital, Emergency.\n',
    );
    await run(...admit, 'inpatient', '--unit', '4 East', '--bed', '12 B');
    expect(await look(({ db }) => findAdmission(db, accountId))).toMatchObject({
      class: 'inpatient',
      location_id: 'alder-main',
      unit: '4 East',
      bed: '12 B',
    });
    expect(await run('accounts', 'discharge', 'maria.keller')).toMatchObject({ code: 0 });
    expect(await run('accounts', 'discharge', 'maria.keller')).toMatchObject({
      code: 1,
      err: 'maria.keller is not admitted. Nothing was changed.\n',
    });
  });

  it('audit verify: 0 and where the trail ends, 1 for a note that it does not bear out', async () => {
    const whole = await run('audit', 'verify');
    expect(whole).toMatchObject({ code: 0, out: expect.stringMatching(/^The audit trail is whole: \d+ entries\.\n/) });
    const note = whole.out.trim().split('\n')[1] ?? '';
    expect(note).toMatch(/^\d+:[\da-f]{64}$/);
    await run('accounts', 'unlock', 'maria.keller');
    expect(await run('audit', 'verify', '--after', note)).toMatchObject({ code: 0 });
    const other = note.replace(/:./, (start) => (start === ':0' ? ':1' : ':0'));
    expect(await run('audit', 'verify', '--after', other)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^The audit trail is broken\. Entry \d+ is not the one that was noted\.\n$/),
    });
  });

  it('refuses to do anything with another secret than the portal’s', async () => {
    const other = { PORTICO_SECRET: 'another secret than the one of before' };
    expect(await staff.run(['accounts', 'suspend', 'maria.keller'], other)).toEqual({
      code: 1,
      out: '',
      err: 'PORTICO_SECRET is not the one that this database was made with: set that one, then try again. Nothing was changed.\n',
    });
    expect(await staff.run(['audit', 'verify'], other)).toMatchObject({ code: 1 });
  });
});
