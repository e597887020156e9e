import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/create-account.ts';
import { hashOf } from '../platform/crypto/token.ts';
import { callEngines } from '../testing/databases.ts';
import { findLinkedVisit } from '../visits/queries/visit-links.ts';
import { listVisits } from '../visits/queries/visits.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

const profile = {
  username: 'ana.rivera',
  firstName: 'Ana',
  lastName: 'Rivera',
  birthDate: '1986-04-27',
  zip: '94301',
  email: null,
  phones: [],
  language: 'en',
} as const;

describe.each(callEngines)('portico visits invite, on %s', (engine) => {
  let staff: StaffTerminal;
  let accountId: string;
  beforeAll(async () => {
    staff = await createStaffTerminal(engine);
    accountId = await staff.look(({ db }) =>
      db
        .transaction()
        .execute((trx) => createAccount(trx, staff.keys, { profile, passwordHash: 'none', now: new Date() })),
    );
  });
  afterAll(() => staff.close());

  const invite = (...options: string[]) => staff.run(['visits', 'invite', ...options]);
  const visitOf = (out: string) => {
    const token = new URLSearchParams(new URL(out.trim()).hash.slice(1)).get('token') ?? '';
    return staff.look(({ db }) => findLinkedVisit(db, hashOf(token)));
  };

  it('shows a link to a video visit at a local time of the hospital, for somebody without an account', async () => {
    const { code, out } = await invite('--at', '2099-01-05T10:00', '--minutes', '20', '--with', 'Li Wenjun, MD');
    expect(code).toBe(0);
    expect(out).toMatch(/^http:\/\/localhost:3000\/video-visit-valid#token=[\w-]{43}\n$/);
    expect(await visitOf(out)).toMatchObject({
      owner_kind: 'invited',
      is_video: true,
      starts_at: new Date('2099-01-05T18:00:00Z'),
      ends_at: new Date('2099-01-05T18:20:00Z'),
    });
  });

  it("puts it among the visits of a patient, and leaves an entry in the audit trail without the patient's data", async () => {
    const { out } = await invite('--at', '2099-01-06T10:00', '--username', 'Ana.Rivera');
    expect(await visitOf(out)).toMatchObject({ owner_kind: 'account', owner_id: accountId });
    expect(await staff.look(({ db }) => listVisits(db, accountId, new Date()))).toHaveLength(1);
    const [entry] = await staff.look(({ db }) =>
      db.selectFrom('audit_entries').selectAll().orderBy('number', 'desc').limit(1).execute(),
    );
    expect(entry).toMatchObject({ event: 'videoVisitInvited', account_id: accountId, actor: 'staff' });
    expect(JSON.stringify(entry?.details)).not.toMatch(/2099-|ana/i);
  });

  it('mails the link if asked to, and does not show it', async () => {
    const { code, out } = await invite('--at', '2099-01-07T10:00', '--email', 'pilar@example.org', '--language', 'es');
    expect([code, out]).toEqual([
      0,
      'The link to the visit goes out to pilar@example.org as soon as the server runs.\n',
    ]);
  });

  it.each([
    [[], '--at'],
    [['--at', '2099-02-30T10:00'], '--at'],
    [['--at', '10:00'], '--at'],
    [['--at', '2020-01-01T10:00'], '--at must be a time to come'],
    [['--at', '2099-01-05T10:00', '--minutes', '1'], '--minutes'],
    [['--at', '2099-01-05T10:00', '--email', 'nobody'], '--email'],
    [['--at', '2099-01-05T10:00', '--language', 'xx'], '--language'],
  ])('explains what is wrong with %j', async (options, message) => {
    const { code, err } = await invite(...options);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('knows nobody by an unknown username, and changes nothing', async () => {
    const { code, err } = await invite('--at', '2099-01-05T10:00', '--username', 'nobody');
    expect(code).toBe(1);
    expect(err).toContain('Nobody has the username');
  });
});
