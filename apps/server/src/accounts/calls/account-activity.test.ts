import { type Activity, getAccountActivity, getSavedEstimates, getSession } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused, refusalOf, urlOf } from '../../estimates/testing/guest.ts';
import { appendAudit, type AuditRecord } from '../../platform/audit/append-audit.ts';
import { believing, giveAccess, switchTo } from '../../proxies/testing/proxies.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, signIn, type TestAccount } from '../testing/account.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

describe.each(callEngines)('who looked at or changed my account, on %s (issue 12, point 10)', (engine) => {
  let test: TestApp;
  let rosa: TestAccount;
  let tomas: TestAccount;
  let rosas: TestBrowser;
  let people = 0;

  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    people += 1;
    rosa = await person('rosa', 'Rosa', 'Muñoz');
    tomas = await person('tomas', 'Tomás', 'Rivera');
    rosas = await signedIn(rosa);
  });

  const person = (name: string, firstName: string, lastName: string): Promise<TestAccount> =>
    createTestAccount(test, { profile: { username: `${name}-${people}`, firstName, lastName } });
  async function signedIn(account: TestAccount): Promise<TestBrowser> {
    const opened = await createBrowser(test.app, { userAgent: firefox });
    await signIn(opened, account);
    return opened;
  }
  const part = async (before?: number, by = rosas): Promise<{ activities: Activity[]; earlier: number }> =>
    (await by.get(urlOf(getAccountActivity, before === undefined ? {} : { before: String(before) }))).json().response;
  const record = (entry: Omit<AuditRecord, 'accountId'>, account = rosa, proxy?: TestAccount) =>
    test.database.db.transaction().execute((trx) =>
      appendAudit(
        trx,
        {
          keys: test.settings.keys,
          now: test.clock.now(),
          address: '192.0.2.7',
          ...(proxy === undefined ? {} : { proxy: proxy.accountId }),
        },
        { ...entry, accountId: account.accountId },
      ),
    );
  const byStaff = (event: AuditRecord['event'], by?: string) =>
    record({
      event,
      actor: 'staff',
      details: { command: 'accounts show', reason: 'asked', user: 'skeller', host: 'desk-4', ...(by ? { by } : {}) },
    });

  it('tells a sign-in with its browser, and is for people who are signed in', async () => {
    expect(await part()).toEqual({
      activities: [
        {
          at: test.clock.now().toISOString(),
          kind: 'signedIn',
          actor: 'you',
          actorName: null,
          device: 'Firefox, Windows',
          isNewDevice: false,
        },
      ],
      earlier: 0,
    });
    expect(refusalOf(await (await createBrowser(test.app)).get(getAccountActivity.path))).toEqual(
      refused('signInRequired'),
    );
  });

  it('names staff as they were named, and says "staff" where they were not', async () => {
    await byStaff('accountShown', 'Sofia Keller');
    await byStaff('sessionsEndedByStaff');
    const [ended, shown] = (await part()).activities;
    expect(shown).toMatchObject({ kind: 'accountViewed', actor: 'staff', actorName: 'Sofia Keller' });
    expect(ended).toMatchObject({ kind: 'sessionsEnded', actor: 'staff', actorName: null });
  });

  it('names who acted for the person, and nobody whose account is gone', async () => {
    const proxyId = await giveAccess(test, rosa.accountId, tomas.accountId, { scopes: ['view'] });
    const tomass = await signedIn(tomas);
    await switchTo(tomass, proxyId);
    expect((await believing(tomass, proxyId).get(getSavedEstimates.path)).statusCode).toBe(200);
    await record({ event: 'estimateSaved', actor: 'account', details: { proxy: randomUUID() } });
    const [saved, listed] = (await part()).activities;
    expect(listed).toMatchObject({ kind: 'estimatesListed', actor: 'proxy', actorName: 'Tomás Rivera' });
    expect(saved).toMatchObject({ kind: 'estimateSaved', actor: 'proxy', actorName: null });
  });

  it("is the session's own account's alone, and closed to whoever acts for somebody", async () => {
    const proxyId = await giveAccess(test, rosa.accountId, tomas.accountId);
    const tomass = await signedIn(tomas);
    await byStaff('accountShown', 'Sofia Keller');
    expect((await part(undefined, tomass)).activities.map(({ kind }) => kind)).toEqual(['signedIn']);
    await switchTo(tomass, proxyId);
    const acting = believing(tomass, proxyId);
    expect(refusalOf(await acting.get(getAccountActivity.path))).toEqual(refused('notWhileActing'));
    expect((await acting.get(getSession.path)).statusCode).toBe(200);
    await switchTo(tomass, null);
    expect((await part(undefined, tomass)).activities.map(({ kind }) => kind)).toEqual(['signedIn']);
    const [ended, begun] = (await part()).activities;
    expect(begun).toMatchObject({ kind: 'actingBegun', actor: 'proxy', actorName: 'Tomás Rivera' });
    expect(ended).toMatchObject({ kind: 'actingEnded', actor: 'proxy', actorName: 'Tomás Rivera' });
  });

  it('has no id, address, hash, reason or machine in it', async () => {
    await giveAccess(test, rosa.accountId, tomas.accountId);
    await byStaff('accountShown', 'Sofia Keller');
    await record({ event: 'proxyRevoked', actor: 'account', details: { revoked: tomas.accountId } });
    await record({ event: 'estimateSaved', actor: 'account' }, rosa, tomas);
    const told = JSON.stringify(await part());
    const stored = await test.database.db
      .selectFrom('audit_entries')
      .select('details')
      .where('account_id', '=', rosa.accountId)
      .execute();
    const hashes = stored.flatMap(({ details }) =>
      typeof details['address'] === 'string' ? [details['address']] : [],
    );
    expect(hashes.length).toBeGreaterThan(2);
    for (const secret of [rosa.accountId, tomas.accountId, 'asked', 'skeller', 'desk-4', ...hashes]) {
      expect(told).not.toContain(secret);
    }
  });

  it('leaves out what was refused: whoever knows a username could fill the page with it', async () => {
    await signIn(await createBrowser(test.app), { ...rosa, password: 'not the password' });
    await record({ event: 'signInLocked', actor: 'visitor' });
    expect((await part()).activities.map(({ kind }) => kind)).toEqual(['signedIn']);
  });

  it('is told in parts, the newest first, without a gap or a repetition while more is added', async () => {
    for (let index = 0; index < 60; index += 1) {
      test.clock.advance(1);
      await record({ event: index % 2 === 0 ? 'estimateRenamed' : 'codeSent', actor: 'account' });
      await record({ event: 'estimateSaved', actor: 'account' }, tomas);
      await record({ event: 'estimateSaved', actor: 'account' });
    }
    const told: Activity[] = [];
    let before: number | undefined;
    do {
      const { activities, earlier } = await part(before);
      told.push(...activities);
      before = earlier;
      await record({ event: 'passwordChanged', actor: 'account' });
    } while (before > 0);
    expect(told.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 30 }, () => ['estimateSaved', 'estimateSaved', 'estimateChanged']).flat(),
      'signedIn',
    ]);
    const times = told.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(told.map((each) => each.at)).size).toBe(61);
  });

  it.each(['', 'x', '-1', '1.5', '999999999'])('reads before=%j as the newest part', async (before) => {
    const reply = await rosas.get(urlOf(getAccountActivity, { before }));
    expect(reply.json().response).toEqual(await part());
  });

  it('has nothing before the first', async () => {
    expect(await part(0)).toEqual({ activities: [], earlier: 0 });
  });
});
