import { type ErrorName, errors, myHealthLogin } from '@portico/contract';
import { eventually } from '../../testing/eventually.ts';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listOutbox } from '../../platform/outbox.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, openAccountTest, signIn, type TestAccount } from '../testing/account.ts';
import { refused, refusalOf } from '../../estimates/testing/guest.ts';

const HOUR = 3600;
const wrong = 'wrong password 1';

describe.each(callEngines)('signing in on %s (spec §4, Login)', (engine) => {
  let test: TestApp;
  let ana: TestAccount;
  let browser: TestBrowser;
  let liftLocksOfAna: () => Promise<void>;
  beforeAll(async () => {
    ({ test, ana, liftLocksOfAna } = await openAccountTest(engine));
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    browser = await createBrowser(test.app);
    await liftLocksOfAna();
  });

  const enter = (password: string, who: TestBrowser = browser, deviceId?: string) =>
    signIn(who, { username: ana.username, password }, deviceId);
  const isIn = async (who: TestBrowser) => (await who.get('/Private/Ajax/V1/Session')).statusCode === 200;
  const details = (reply: LightMyRequestResponse) => reply.json().response;

  it('leads into the signed-in app', async () => {
    const reply = await enter(ana.password);
    expect(reply.json()).toEqual({
      meta: { code: 200 },
      response: { action: 'private', twoFactorRequired: false, emergencyRoomAdmitted: false },
    });
    expect(await isIn(browser)).toBe(true);
  });

  it('takes the username in any case, and a form as well as JSON', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ username: ' ANA.Rivera ', password: ana.password, deviceId: '' });
    const reply = await browser.post(myHealthLogin.path, Buffer.from(body.toString()), form);
    expect(reply.statusCode).toBe(200);
  });

  it.each([
    ['emergencyRoom', true],
    ['inpatient', false],
  ] as const)('leads a patient who is admitted (%s) to their own view', async (action, emergencyRoomAdmitted) => {
    const patient = await createTestAccount(test, { profile: { username: action } });
    await test.database.db
      .insertInto('admissions')
      .values({
        account_id: patient.accountId,
        class: action,
        location_id: 'alder-main',
        unit: '4 West',
        bed: null,
        admitted_at: test.clock.now(),
      })
      .execute();
    expect(details(await signIn(browser, patient))).toEqual({
      action,
      twoFactorRequired: false,
      emergencyRoomAdmitted,
    });
    expect((await browser.get('/Private/Ajax/V1/Session')).json().response.admittedTo).toBe(action);
  });

  describe('says which field is empty (spec §5)', () => {
    it.each([
      [{ username: ' ', password: '' }, ['username', 'password']],
      [{ username: '', password: 'x' }, ['username']],
      [{ username: 'ana.rivera', password: '' }, ['password']],
      [{ username: 'ana.rivera' }, ['password']],
      [{ username: ['ana.rivera'], password: 'x' }, ['username']],
      [{ username: 'ana.rivera', password: 'x'.repeat(1001) }, ['password']],
    ])('%j: %j', async (body, fields) => {
      const reply = await browser.post(myHealthLogin.path, body);
      expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
      expect(reply.json().meta.fields).toEqual(fields);
    });
  });

  it.each(['\ud800', 'ana\u0000rivera', "'; drop table accounts; --", '%', '\u202e', '💥'.repeat(100)])(
    'is refused like any other for the name %j',
    async (username) => {
      const body = { username, password: username, deviceId: 'a device \ud800' };
      expect(refusalOf(await browser.post(myHealthLogin.path, body))).toEqual(refused('invalidLogin'));
    },
  );

  it('is refused for bytes that are no text', async () => {
    const body = Buffer.from([...Buffer.from('{"username":"ana\xff","password":"'), 0xff, 0xfe, ...Buffer.from('"}')]);
    const reply = await browser.post(myHealthLogin.path, body, { 'content-type': 'application/json' });
    expect([400, 401]).toContain(reply.statusCode);
  });

  it('tells how many tries are left, and then for how long it is locked (spec §8)', async () => {
    const replies = [];
    for (let count = 0; count < 6; count += 1) replies.push(await enter(wrong));
    expect(replies.map(details)).toEqual([
      { action: 'invalidLogin', numRemainingLogin: 4 },
      { action: 'invalidLogin', numRemainingLogin: 3 },
      { action: 'invalidLogin', numRemainingLogin: 2 },
      { action: 'invalidLogin', numRemainingLogin: 1 },
      { action: 'loginLockout', lockedFor: 900 },
      { action: 'loginLockout', lockedFor: 900 },
    ]);
    const names: ErrorName[] = [...Array<ErrorName>(4).fill('invalidLogin'), 'loginLockout', 'loginLockout'];
    expect(replies.map(refusalOf)).toEqual(names.map(refused));
    expect(refusalOf(await enter(ana.password))).toEqual(refused('loginLockout'));
    test.clock.advance(900);
    expect((await enter(ana.password)).statusCode).toBe(200);
    expect(details(await enter(wrong))).toEqual({ action: 'invalidLogin', numRemainingLogin: 4 });
  });

  it('forgets wrong tries after the right password', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) await enter(wrong);
      expect((await enter(ana.password)).statusCode).toBe(200);
    }
  });

  it('evaluates five of fifty wrong passwords at once', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, index) => enter(`${wrong}${index}`)));
    const actions = replies.map((reply) => details(reply).action);
    // The fifth is checked too: it is wrong, so it is the one that reports the lockout.
    expect(actions.filter((action) => action === 'invalidLogin')).toHaveLength(4);
    expect(actions.filter((action) => action === 'loginLockout')).toHaveLength(46);
    expect(refusalOf(await enter(ana.password))).toEqual(refused('loginLockout'));
    const evaluated = await test.database.db
      .selectFrom('audit_entries')
      .select('details')
      .where('event', 'in', ['signInRefused', 'signInLocked'])
      .orderBy('number', 'desc')
      .limit(51)
      .execute();
    expect(evaluated.filter((entry) => entry.details['reason'] === 'password')).toHaveLength(5);
  });

  describe('a lock that a stranger cannot set off (docs/decisions/0017)', () => {
    it('leaves a device alone that has signed in before, whoever knocks from wherever', async () => {
      const deviceId = randomUUID();
      await enter(ana.password, browser, deviceId);
      const addresses = Array.from({ length: 12 }, (_, index) => `198.51.100.${index + 1}`);
      for (const address of addresses) {
        const stranger = await createBrowser(test.app, { address });
        for (let count = 0; count < 5; count += 1) await enter(wrong, stranger);
      }
      expect((await enter(ana.password, browser, deviceId)).statusCode).toBe(200);
    });

    it('leaves another address alone', async () => {
      const stranger = await createBrowser(test.app, { address: '198.51.100.7' });
      for (let count = 0; count < 30; count += 1) await enter(wrong, stranger);
      expect((await enter(ana.password)).statusCode).toBe(200);
    });

    it('counts a device by itself: one that is stolen has five tries, wherever it goes', async () => {
      const deviceId = randomUUID();
      await enter(ana.password, browser, deviceId);
      for (let count = 0; count < 5; count += 1) {
        await enter(wrong, await createBrowser(test.app, { address: `198.51.100.${count}` }), deviceId);
      }
      expect(refusalOf(await enter(ana.password, browser, deviceId))).toEqual(refused('loginLockout'));
      expect((await enter(ana.password)).statusCode).toBe(200);
    });

    it('takes no device for known that only claims to be', async () => {
      for (let count = 0; count < 5; count += 1) await enter(wrong, browser, randomUUID());
      expect(refusalOf(await enter(ana.password, browser, randomUUID()))).toEqual(refused('loginLockout'));
    });
  });

  it('is forgotten after a day', async () => {
    for (let count = 0; count < 4; count += 1) await enter(wrong);
    test.clock.advance(24 * HOUR);
    expect(details(await enter(wrong)).numRemainingLogin).toBe(4);
  });

  it('holds an address that tries many names, whether they exist or not', async () => {
    const own = await buildTestApp(engine, { settings: { callsPerMinute: 20 } });
    const stranger = await createBrowser(own.app);
    const replies = [];
    for (let count = 0; count < 6; count += 1) {
      replies.push(await signIn(stranger, { username: `name${count}`, password: wrong }));
    }
    expect(replies.map((reply) => reply.statusCode)).toEqual([401, 401, 401, 401, 401, 400]);
    expect(replies.slice(5).map(refusalOf)).toEqual([refused('captchaRefused')]);
    await own.close();
  });

  describe('of a suspended account (docs/decisions/0021)', () => {
    it.each([
      ['mustReset', true],
      ['suspended', false],
    ] as const)('%s: is told to whoever knows the password, and to nobody else', async (status, canReset) => {
      const account = await createTestAccount(test, { profile: { username: status }, standing: status });
      const stranger = await signIn(browser, { username: status, password: wrong });
      expect(stranger.json()).toEqual((await signIn(browser, { username: `not-${status}`, password: wrong })).json());
      const owner = await signIn(browser, account);
      expect(refusalOf(owner)).toEqual(refused('loginSuspended'));
      expect(details(owner)).toEqual({ action: 'loginSuspended', canReset });
      expect(owner.cookies).toEqual([]);
      expect(await isIn(browser)).toBe(false);
    });
  });

  it('is written into the audit trail, without a name or an address', async () => {
    await enter(wrong);
    await signIn(browser, { username: 'nobody2', password: wrong });
    await enter(ana.password);
    const entries = await test.database.db
      .selectFrom('audit_entries')
      .select(['event', 'account_id', 'actor', 'details'])
      .orderBy('number', 'desc')
      .limit(3)
      .execute();
    expect(entries.toReversed()).toMatchObject([
      { event: 'signInRefused', account_id: ana.accountId, actor: 'visitor', details: { reason: 'password' } },
      { event: 'signInRefused', account_id: null, actor: 'visitor', details: { reason: 'password' } },
      { event: 'signedIn', account_id: ana.accountId, actor: 'account', details: { secondFactor: 'none' } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/nobody2|ana\.|127\.0/);
  });

  it('mails its owner when a new device joins those that the account knows, and not before', async () => {
    const maria = await createTestAccount(test, { profile: { username: 'maria', email: 'maria@example.org' } });
    const first = randomUUID();
    await signIn(browser, maria, first);
    await signIn(browser, maria, first);
    await signIn(await createBrowser(test.app), maria, randomUUID());
    await eventually(async () => {
      const mails = (await listOutbox(test.database.db)).filter(({ recipient }) => recipient === 'maria@example.org');
      expect(mails).toHaveLength(1);
    });
  });

  it('answers the same, byte by byte, whether the name exists or not (docs/decisions/0018)', async () => {
    const flow = async (username: string, address: string) => {
      const who = await createBrowser(test.app, { address });
      const replies = [];
      for (let count = 0; count < 7; count += 1) replies.push(await signIn(who, { username, password: wrong }));
      test.clock.advance(900);
      for (let count = 0; count < 6; count += 1) replies.push(await signIn(who, { username, password: wrong }));
      return replies.map(({ statusCode, body, headers }) => {
        const { date: _date, 'x-request-id': _id, ...others } = headers;
        return { statusCode, body, headers: others };
      });
    };
    expect(await flow(ana.username, '192.0.2.1')).toEqual(await flow('ana.riveros', '192.0.2.1'));
  });

  it('has no reply whose code the contract does not name', async () => {
    const known = new Set(Object.values(errors).map(({ errorCode }) => errorCode));
    for (const body of [{}, { username: 1 }, [], 'text', null]) {
      const reply = await browser.post(myHealthLogin.path, body as object);
      expect(reply.statusCode).toBeLessThan(500);
      expect(known.has(reply.json().meta.errorCode)).toBe(true);
    }
  });
});
