import { answerProxyInvite, getProxies, inviteProxy, leaveProxy, revokeProxy } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { removeExpired } from '../../app/jobs/retention.ts';
import { refused, refusalOf } from '../../estimates/testing/guest.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import { limits } from '../../platform/limits/limits.ts';
import { callEngines } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { giveAccess, inviteTo } from '../testing/proxies.ts';

const DAY = 24 * 3600;

describe.each(callEngines)('who looks after whom, on %s (issue 12, point 9)', (engine) => {
  let test: TestApp;
  let rosa: TestAccount;
  let tomas: TestAccount;
  let rosas: TestBrowser;
  let tomass: TestBrowser;

  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    const brother = { username: 'tomas', firstName: 'Tomás', lastName: 'Rivera', email: 'tomas@example.org' };
    rosa = await createTestAccount(test, {
      profile: { username: 'rosa', firstName: 'Rosa', email: 'rosa@example.org' },
    });
    tomas = await createTestAccount(test, { profile: { ...brother, birthDate: '1983-07-21' } });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['proxies', 'proxy_invites', 'rate_limits', 'outbox'] as const) {
      await test.database.db.deleteFrom(table).execute();
    }
    rosas = await signedIn(rosa);
    tomass = await signedIn(tomas);
  });

  async function signedIn(account: TestAccount): Promise<TestBrowser> {
    const opened = await createBrowser(test.app);
    await signIn(opened, account);
    return opened;
  }
  const people = async (browser: TestBrowser) => (await browser.get(getProxies.path)).json().response;
  const toTomas = {
    name: 'My brother',
    email: 'tomas@example.org',
    dateOfBirth: '07/21/1983',
    scopes: ['view', 'estimates'],
    days: '30',
  };
  const invite = (change = {}, by = rosas) => by.post(inviteProxy.path, { ...toTomas, ...change });
  const subjects = async (recipient: string): Promise<string[]> =>
    (
      await test.database.db
        .selectFrom('outbox')
        .select('subject')
        .where('recipient', '=', recipient)
        .orderBy('at')
        .execute()
    ).map(({ subject }) => subject);
  /** Of the mail whose invitation is the only one here: mails of other tests may still come. */
  const codeInMail = () =>
    eventually(async () => {
      const { invite_hash } = await test.database.db
        .selectFrom('proxy_invites')
        .select('invite_hash')
        .executeTakeFirstOrThrow();
      const mails = await test.database.db.selectFrom('outbox').select('text').execute();
      const codes = mails.flatMap(({ text }) => /#inviteCode=([\w-]{43})/.exec(text)?.slice(1) ?? []);
      const code = codes.find((each) => Buffer.from(hashOf(each)).equals(invite_hash));
      if (code === undefined) throw new Error('The invitation is not there yet.');
      return code;
    });
  const lastEntry = () =>
    test.database.db
      .selectFrom('audit_entries')
      .select(['event', 'account_id', 'details'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();

  it('a patient invites somebody, is told of it and of the answer, and sees who it is (findings, security A10)', async () => {
    expect((await invite()).json()).toEqual({ meta: { code: 200 }, response: {} });
    const waiting = {
      name: 'My brother',
      email: 'tomas@example.org',
      scopes: ['view', 'estimates'],
      inviteId: expect.any(String),
    };
    expect(await people(rosas)).toMatchObject({ lookedAfterBy: [], invites: [waiting] });
    await eventually(async () =>
      expect(await subjects('rosa@example.org')).toContain('Somebody was invited to look after your record'),
    );
    const inviteCode = await codeInMail();
    await tomass.post(answerProxyInvite.path, { inviteCode, answer: 'accept' });
    await eventually(async () =>
      expect(await subjects('rosa@example.org')).toContain('Somebody looks after your record now'),
    );
    const endsAt = new Date(test.clock.now().getTime() + 30 * DAY * 1000).toISOString();
    const since = test.clock.now().toISOString();
    const access = { proxyId: expect.any(String), scopes: ['view', 'estimates'], since, endsAt };
    expect(await people(rosas)).toEqual({
      proxies: [],
      lookedAfterBy: [{ ...access, name: 'Tomás Rivera' }],
      invites: [],
    });
    expect(await people(tomass)).toMatchObject({ proxies: [{ ...access, patientName: 'Rosa Rivera' }] });
  });

  it('no mail of it names anybody', async () => {
    await invite();
    await tomass.post(answerProxyInvite.path, { inviteCode: await codeInMail(), answer: 'accept' });
    const [access] = (await people(rosas)).lookedAfterBy;
    await rosas.post(revokeProxy.path, { proxyId: access.proxyId });
    const mails = await eventually(async () => {
      const sent = await test.database.db.selectFrom('outbox').select(['subject', 'text', 'html']).execute();
      expect(sent.map(({ subject }) => subject)).toEqual(
        expect.arrayContaining([
          'An invitation from Alder Bay Health',
          'Somebody was invited to look after your record',
          'Somebody looks after your record now',
          'You no longer look after somebody’s record',
        ]),
      );
      return sent;
    });
    for (const mail of mails) expect(JSON.stringify(mail)).not.toMatch(/rosa|rivera|tom[aá]s|brother|1983/i);
  });

  it('inviting asks for a password that was entered lately', async () => {
    test.clock.advance(limits.recentPassword.window + 1);
    expect(refusalOf(await invite())).toEqual(refused('passwordNeeded'));
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['what is no address', { email: 'tomas' }, 'email'],
    ['a birth date to come', { dateOfBirth: '07/21/2983' }, 'dateOfBirth'],
    ['an end that is not offered', { days: '36500' }, 'days'],
    ['oneself', { email: 'ROSA@example.org', dateOfBirth: '04/27/1986' }, 'email'],
  ])('refuses %s, and names the field', async (_name, change, field) => {
    const reply = await invite(change);
    expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
    expect(reply.json().meta.fields).toEqual([field]);
    expect(await people(rosas)).toMatchObject({ invites: [] });
  });

  it('takes no more people than can be, of twenty at once', async () => {
    for (let one = 1; one < limits.proxiesOfPatient.number; one += 1) await inviteTo(test, rosa.accountId, tomas);
    const replies = await Promise.all(Array.from({ length: 20 }, () => invite()));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await test.database.db.deleteFrom('rate_limits').execute();
    expect(refusalOf(await invite())).toEqual(refused('tooManyProxies'));
    expect((await people(rosas)).invites).toHaveLength(limits.proxiesOfPatient.number);
  });

  it('the patient ends it, and the other is told', async () => {
    const proxyId = await giveAccess(test, rosa.accountId, tomas.accountId);
    expect((await rosas.post(revokeProxy.path, { proxyId })).statusCode).toBe(200);
    expect(await lastEntry()).toMatchObject({
      event: 'proxyRevoked',
      account_id: rosa.accountId,
      details: { revoked: tomas.accountId },
    });
    expect(await people(tomass)).toMatchObject({ proxies: [] });
    expect(refusalOf(await rosas.post(revokeProxy.path, { proxyId }))).toEqual(refused('unknownProxy'));
    await eventually(async () =>
      expect(await subjects('tomas@example.org')).toContain('You no longer look after somebody’s record'),
    );
  });

  it('the patient takes an invitation back: its link leads nowhere', async () => {
    await invite();
    const inviteCode = await codeInMail();
    const [{ inviteId }] = (await people(rosas)).invites;
    expect((await rosas.post(revokeProxy.path, { proxyId: inviteId })).statusCode).toBe(200);
    const answered = await tomass.post(answerProxyInvite.path, { inviteCode, answer: 'accept' });
    expect(refusalOf(answered)).toEqual(refused('unknownInvite'));
  });

  it('whoever looks after somebody steps down, and the patient is told', async () => {
    const proxyId = await giveAccess(test, rosa.accountId, tomas.accountId);
    expect((await tomass.post(leaveProxy.path, { proxyId })).statusCode).toBe(200);
    expect(await people(rosas)).toMatchObject({ lookedAfterBy: [] });
    await eventually(async () =>
      expect(await subjects('rosa@example.org')).toContain('Somebody no longer looks after your record'),
    );
  });

  it('nobody ends what is neither of theirs', async () => {
    const proxyId = await giveAccess(test, rosa.accountId, tomas.accountId);
    const other = await signedIn(await createTestAccount(test, { profile: { username: `other.${randomUUID()}` } }));
    for (const [call, by] of [
      [revokeProxy, other],
      [leaveProxy, other],
      [revokeProxy, tomass],
      [leaveProxy, rosas],
    ] as const) {
      expect(refusalOf(await by.post(call.path, { proxyId }))).toEqual(refused('unknownProxy'));
      expect(refusalOf(await by.post(call.path, { proxyId: 'none' }))).toEqual(refused('unknownProxy'));
    }
    expect(await people(tomass)).toMatchObject({ proxies: [{ proxyId }] });
  });

  it('ends by itself on its day, and the retention job removes it', async () => {
    await giveAccess(test, rosa.accountId, tomas.accountId, { days: 30 });
    test.clock.advance(30 * DAY);
    [rosas, tomass] = [await signedIn(rosa), await signedIn(tomas)];
    expect(await people(rosas)).toMatchObject({ lookedAfterBy: [] });
    expect(await people(tomass)).toMatchObject({ proxies: [] });
    await removeExpired(test.database.db, test.clock.now());
    expect(await test.database.db.selectFrom('proxies').select('proxy_id').execute()).toEqual([]);
  });
});
