import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/create-account.ts';
import { appendAudit } from '../platform/audit/append-audit.ts';
import type { AuditEvent } from '../platform/audit/events.ts';
import { findEntries } from '../platform/audit/find-entries.ts';
import { callEngines } from '../testing/databases.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

const gone = '00000000-0000-4000-8000-00000000dead';

// Findings, security A12 a and operations M5: entries were read by SQL alone, by random ids that no command resolved.
describe.each(callEngines)('the audit trail is read, on %s (issue 12, point 10)', (engine) => {
  let staff: StaffTerminal;
  let ana: string;
  beforeAll(async () => {
    staff = await createStaffTerminal(engine);
    const person = {
      firstName: 'Ana',
      lastName: 'Rivera',
      birthDate: '1986-04-27',
      zip: '94110',
      email: null,
      phones: [],
    };
    const profile = { ...person, username: 'Ana.Rivera', language: 'en' } as const;
    ana = await staff.look(({ db }) =>
      db
        .transaction()
        .execute((trx) => createAccount(trx, staff.keys, { profile, passwordHash: 'none', now: new Date() })),
    );
    await write('signedIn', ana, 'account', '2026-03-07T10:00:00Z');
    await write('signInRefused', ana, 'visitor', '2026-03-08T09:00:00Z');
    await write('signedIn', gone, 'account', '2026-03-08T22:30:00Z');
    await write('signedOut', ana, 'account', '2026-03-09T06:59:59Z');
    await write('pricesImported', null, 'staff', '2026-03-09T07:00:00Z', {
      by: 'omar.haddad',
      command: 'prices import',
    });
  });
  afterAll(() => staff.close());

  const write = (
    event: AuditEvent,
    accountId: string | null,
    actor: 'visitor' | 'account' | 'staff',
    at: string,
    details: Record<string, string> = {},
  ) =>
    staff.look(({ db }) =>
      db
        .transaction()
        .execute((trx) =>
          appendAudit(trx, { keys: staff.keys, now: new Date(at) }, { event, accountId, actor, details }),
        ),
    );
  /** The events of the lines that a filter leaves, without those of the reading itself. */
  const listed = async (...filter: string[]): Promise<string[]> => {
    const { code, out, err } = await staff.run(['audit', 'list', ...filter]);
    expect([code, err]).toEqual([0, '']);
    const events = out.split('\n').map((line) => line.trim().split(/ {2,}/)[2] ?? '');
    return events.filter((event) => event !== '' && !event.startsWith('audit'));
  };
  const exported = async (format: string, ...filter: string[]) =>
    (await staff.run(['audit', 'export', '--format', format, ...filter])).out
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('by account: username or id, also of one that is gone', async () => {
    const ofAna = ['signedIn', 'signInRefused', 'signedOut'];
    expect(await listed('--account', 'ana.rivera')).toEqual(ofAna);
    expect(await listed('--account', ana)).toEqual(ofAna);
    expect(await listed('--account', gone)).toEqual(['signedIn']);
    expect((await staff.run(['audit', 'list', '--account', 'nobody'])).err).toContain(
      'Nobody has the username "nobody"',
    );
  });

  // In California, where clocks went forward on 2026-03-08.
  it('by time: a day is the hospital’s, to its end', async () => {
    expect(await listed('--since', '2026-03-08', '--until', '2026-03-08')).toEqual([
      'signInRefused',
      'signedIn',
      'signedOut',
    ]);
    expect(await listed('--since', '2026-03-08T15:30', '--until', '2026-03-08T15:31')).toEqual(['signedIn']);
    expect(await listed('--until', '2026-03-07T00:00')).toEqual([]);
    expect(await listed('--since', '2040-01-01')).toEqual([]);
  });

  it('by event and by who did it', async () => {
    expect(await listed('--event', 'signedIn')).toHaveLength(2);
    expect(await listed('--actor', 'visitor')).toEqual(['signInRefused']);
    expect(await listed('--actor', 'omar.haddad')).toEqual(['pricesImported']);
  });

  it.each([
    ['--since', '2026-02-30'],
    ['--until', 'yesterday'],
    ['--event', 'signedin'],
  ])('%s %s is a mistake of typing', async (...filter) => {
    expect((await staff.run(['audit', 'list', ...filter])).code).toBe(2);
    expect((await staff.run(['audit', 'export', ...filter])).code).toBe(2);
  });

  it('with the username where the account is still there, and local time', async () => {
    const { out } = await staff.run(['audit', 'list', '--until', '2026-03-09']);
    expect(out.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(/^ +1 {2}2026-03-07 02:00:00 {2}signedIn +Ana\.Rivera +account$/),
      expect.stringMatching(/^ +2 {2}2026-03-08 01:00:00 {2}signInRefused +Ana\.Rivera +visitor$/),
      expect.stringMatching(new RegExp(`^ +3 {2}2026-03-08 15:30:00 {2}signedIn +${gone} +account$`)),
    ]);
    expect(out).toMatch(/pricesImported +- +staff omar\.haddad +command=prices import\n/);
  });

  it('as JSON lines, and as FHIR AuditEvent', async () => {
    const ofAna = ['--account', 'ana.rivera', '--until', '2026-03-07'];
    expect(await exported('jsonl', ...ofAna)).toEqual([
      {
        number: 1,
        at: '2026-03-07T10:00:00.000Z',
        event: 'signedIn',
        actor: 'account',
        details: {},
        accountId: ana,
        username: 'Ana.Rivera',
        hash: expect.stringMatching(/^[\da-f]{64}$/),
      },
    ]);
    expect(await exported('fhir', ...ofAna)).toMatchObject([
      { resourceType: 'AuditEvent', id: 'portico-1', agent: [{ who: { display: 'Ana.Rivera' } }] },
    ]);
    expect((await staff.run(['audit', 'export'])).err).toContain('--format must be jsonl, fhir or csv.');
  });

  it('and that it is read stands in it: whose, by whom', async () => {
    const entry = () =>
      staff.look(({ db }) =>
        db.selectFrom('audit_entries').selectAll().orderBy('number', 'desc').executeTakeFirstOrThrow(),
      );
    await listed('--account', 'ana.rivera', '--event', 'signedIn', '--since', '2026-03-08');
    expect(await entry()).toMatchObject({
      event: 'auditListed',
      account_id: ana,
      details: { ofEvent: 'signedIn', ofSince: '2026-03-08T08:00:00.000Z', by: 'lena.fischer', command: 'audit list' },
    });
    await exported('jsonl');
    expect(await entry()).toMatchObject({ event: 'auditExported', account_id: null });
    expect((await staff.run(['audit', 'verify'])).code).toBe(0);
  });

  it('in batches, whatever its length, and by an index of its times', async () => {
    await staff.look(async ({ db }) => {
      await sql`
        insert into audit_entries (number, at, event, actor, details, hash)
        select 1000 + n, timestamptz '2026-06-01' + n * interval '1 second', 'signedIn', 'account', '{}', ''
        from generate_series(1, 1700) n`.execute(db);
      await sql`update audit_head set number = 2700`.execute(db);
      const sizes: number[] = [];
      const span = { since: new Date('2026-06-01T00:00:00Z'), until: new Date('2026-06-01T00:25:01Z') };
      for await (const batch of findEntries(db, span)) sizes.push(batch.length);
      expect(sizes).toEqual([500, 500, 500]);
      const { rows } = await sql<{ indexdef: string }>`
        select indexdef from pg_indexes where indexname = 'audit_entries_by_time'`.execute(db);
      expect(rows[0]?.indexdef).toContain('USING brin (at)');
    });
  });
});
