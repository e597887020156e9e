import type { AuditEntryModel, StaffReply } from '@portico/staff-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, signIn, type TestAccount } from '../../../accounts/testing/account.ts';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { callEngines } from '../../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "audit trail to search and export".

describe.each(callEngines)('the audit trail at the screen, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let grace: StaffBrowser;
  let account: TestAccount;
  beforeAll(async () => {
    test = await buildTestApp(engine);
    staffTest = await openStaffTest(test);
    account = await createTestAccount(test);
    await signIn(await createBrowser(test.app), account);
    const omar = await staffTest.signedIn('omar');
    await omar.call('suspendAccount', { accountId: account.accountId, reason: 'ticket 11' });
    grace = await staffTest.signedIn('grace');
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });

  const found = async (filter: object): Promise<AuditEntryModel[]> =>
    (await grace.call('listAudit', { filter })).json().entries;
  const errorOf = async (reply: ReturnType<StaffBrowser['call']>): Promise<string> => (await reply).json().error;
  /** Adds as many entries that nothing else writes. */
  const add = async (count: number): Promise<void> => {
    const { settings, clock, database } = test;
    const entry = { event: 'keysResealed', accountId: null, actor: 'system' } as const;
    await database.db.transaction().execute(async (trx) => {
      for (let each = 0; each < count; each += 1) {
        await appendAudit(trx, { keys: settings.keys, now: clock.now() }, entry);
      }
    });
  };

  it('is searched by event, kind, person and account, the newest first', async () => {
    expect(await found({ event: 'accountSuspended' })).toMatchObject([
      { actor: 'staff', person: 'Omar Haddad', username: account.username, accountId: account.accountId },
    ]);
    const ofOmar = await found({ person: 'Omar Haddad' });
    expect(ofOmar.map(({ event }) => event)).toEqual(['accountSuspended', 'staffSignedIn']);
    const ofAccount = await found({ account: account.username, actor: 'account' });
    expect(ofAccount.map(({ event }) => event)).toEqual(['signedIn']);
    expect(ofAccount).toEqual(await found({ account: account.accountId, actor: 'account' }));
    const [first, second] = await found({});
    expect(first?.number).toBe((second?.number ?? 0) + 1);
  });

  it('is searched by the days of the hospital’s clock, the last to its end', async () => {
    const day = test.clock.now().toISOString().slice(0, 10);
    const dayBefore = new Date(test.clock.now().getTime() - 3 * 86_400_000).toISOString().slice(0, 10);
    expect(await found({ since: dayBefore, until: day, event: 'accountSuspended' })).toHaveLength(1);
    expect(await found({ until: dayBefore })).toEqual([]);
  });

  it.each([
    ['no time', { since: '2026-02-30' }, 'timeUnreadable'],
    ['no event', { event: 'somethingElse' }, 'unknownEvent'],
    ['nobody’s username', { account: 'nobody.at.all' }, 'unknownAccount'],
  ])('says what is wrong with %s', async (_what, filter, error) => {
    expect(await errorOf(grace.call('listAudit', { filter }))).toBe(error);
  });

  it('has a list of its events to choose from', async () => {
    const { events } = (await grace.call('listAuditEvents')).json();
    expect(events).toEqual(expect.arrayContaining(['accountSuspended', 'auditListed']));
  });

  it('comes by pages, none twice and none left out', async () => {
    await add(120);
    const filter = { event: 'keysResealed' };
    const numbers: number[] = [];
    let before: number | null = null;
    do {
      const page: StaffReply<'listAudit'> = (await grace.call('listAudit', { filter, before })).json();
      numbers.push(...page.entries.map(({ number }) => number));
      before = page.next;
    } while (before !== null);
    expect(numbers).toHaveLength(120);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => b - a));
  });

  it('is recorded as it is read and exported, with what was asked and by whom', async () => {
    await found({ event: 'accountSuspended', account: account.accountId });
    expect((await staffTest.audited('auditListed')).at(-1)).toMatchObject({
      account: account.accountId,
      by: 'Grace Okoye',
      ofEvent: 'accountSuspended',
      command: 'audit list',
    });
    await grace.call('exportAudit', { filter: {}, format: 'csv' });
    expect((await staffTest.audited('auditExported')).at(-1)).toMatchObject({ by: 'Grace Okoye' });
  });

  it('is saved for spreadsheets, as it is stored, and as FHIR', async () => {
    const filter = { event: 'accountSuspended' };
    const saved = async (format: string) => (await grace.call('exportAudit', { filter, format })).json();
    const csv = await saved('csv');
    expect(csv).toMatchObject({ fileName: 'audit.csv', entries: 1, next: null });
    expect(csv.text.split('\r\n')[0]).toBe('\uFEFFnumber,at,event,account_id,username,actor,person,details,hash');
    expect(csv.text.split('\r\n')[1]).toContain(`${account.accountId},${account.username},staff,Omar Haddad,`);
    const jsonl = await saved('jsonl');
    expect(JSON.parse(jsonl.text)).toMatchObject({ event: 'accountSuspended', accountId: account.accountId });
    expect(JSON.parse((await saved('fhir')).text)).toMatchObject({ resourceType: 'AuditEvent' });
  });

  it('is saved by parts that end where it ended as the first was made', async () => {
    await add(5100);
    const filter = { event: 'keysResealed' };
    const first = (await grace.call('exportAudit', { filter, format: 'csv' })).json();
    expect(first.entries).toBe(5000);
    await add(10);
    const second = (await grace.call('exportAudit', { filter, format: 'csv', ...first.next })).json();
    expect(second).toMatchObject({ entries: 220, next: null });
    const rows = `${first.text}${second.text}`.trimEnd().split('\r\n');
    expect(rows).toHaveLength(5221);
    expect(new Set(rows).size).toBe(5221);
  });

  it('is verified: whole, then against an earlier line, then with the first entry that was changed', async () => {
    const verify = async (note = '') => (await grace.call('verifyAudit', { note })).json().verdict;
    const whole = await verify();
    expect(whole).toMatchObject({ broken: null, continued: [], entries: expect.any(Number) });
    expect((await staffTest.audited('auditVerified')).at(-1)).toMatchObject({ by: 'Grace Okoye', isWhole: true });
    expect(await verify(whole.head)).toMatchObject({ broken: null });
    expect(await errorOf(grace.call('verifyAudit', { note: '12:abc' }))).toBe('noteUnreadable');
    const [number] = whole.head.split(':');
    expect(await verify(`${number}:${'0'.repeat(64)}`)).toMatchObject({
      broken: { number: Number(number), damage: 'notAsNoted' },
    });
    await sql`alter table audit_entries disable trigger all`.execute(test.database.db);
    await sql`update audit_entries set event = 'signedOut' where number = 3`.execute(test.database.db);
    await sql`alter table audit_entries enable trigger all`.execute(test.database.db);
    expect(await verify()).toMatchObject({ broken: { number: 3, damage: 'changed' } });
  });
});
