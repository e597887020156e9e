import { answerProxyInvite, getProxies, getProxyInvite, type ProxyScope } from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setAccountStatus } from '../../accounts/queries/accounts.ts';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { refused, refusalOf } from '../../estimates/testing/guest.ts';
import { verifyAudit } from '../../platform/audit/verify-audit.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import { limits } from '../../platform/limits/limits.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { inviteTo } from '../testing/proxies.ts';

const DAY = 24 * 3600;
const sisters = { email: 'sister@example.org', birthDate: '1990-03-04' };

describe.each(callEngines)('an invitation to look after a record, on %s (issue 12, point 9)', (engine) => {
  let test: TestApp;
  let patient: TestAccount;
  let sister: TestAccount;
  /** The browser of the sister, who is invited. */
  let browser: TestBrowser;

  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    const profile = { username: 'jose.muñoz', firstName: 'José', lastName: 'Muñoz Ortega', email: 'jose@example.org' };
    patient = await createTestAccount(test, { profile });
    sister = await createTestAccount(test, { profile: { username: 'sister', ...sisters } });
  });
  afterAll(() => test.close());

  beforeEach(async () => {
    for (const table of ['proxies', 'proxy_invites', 'rate_limits'] as const) {
      await test.database.db.deleteFrom(table).execute();
    }
    browser = await signedIn(sister);
  });

  async function signedIn(account: TestAccount): Promise<TestBrowser> {
    const opened = await createBrowser(test.app);
    await signIn(opened, account);
    return opened;
  }

  const invite = (scopes: readonly ProxyScope[] = ['view'], seconds = 14 * DAY) =>
    inviteTo(test, patient.accountId, sister, { scopes, seconds });
  const see = (inviteCode: string, by = browser) => by.post(getProxyInvite.path, { inviteCode });
  const answer = (inviteCode: string, given: 'accept' | 'decline', by = browser): Promise<LightMyRequestResponse> =>
    by.post(answerProxyInvite.path, { inviteCode, answer: given });
  const proxies = async () => (await browser.get(getProxies.path)).json().response.proxies;
  const after = (days: number): string => new Date(test.clock.now().getTime() + days * DAY * 1000).toISOString();

  it('needs somebody who is signed in', async () => {
    const stranger = await createBrowser(test.app);
    const code = await invite();
    expect(refusalOf(await see(code, stranger))).toEqual(refused('signInRequired'));
    expect(refusalOf(await answer(code, 'accept', stranger))).toEqual(refused('signInRequired'));
    expect((await see(code)).statusCode).toBe(200);
  });

  it('tells who asks, for what, and until when', async () => {
    const reply = (await see(await invite(['view', 'manage']))).json().response;
    const patientName = 'José Muñoz Ortega';
    const times = { expiresAt: after(14), endsAt: after(365) };
    expect(reply).toEqual({ patientName, scopes: ['view', 'manage'], ...times, privacy: null });
  });

  it('that is accepted makes a proxy; a later one changes what they may do', async () => {
    const accepted = await answer(await invite(['view']), 'accept');
    expect(accepted.json()).toEqual({ meta: { code: 200 }, response: { patientName: 'José Muñoz Ortega' } });
    const access = { patientName: 'José Muñoz Ortega', since: test.clock.now().toISOString(), endsAt: after(365) };
    expect(await proxies()).toEqual([{ ...access, scopes: ['view'], proxyId: expect.any(String) }]);
    await answer(await invite(['view', 'manage']), 'accept');
    expect(await proxies()).toMatchObject([{ scopes: ['view', 'manage'] }]);
  });

  it('that is declined makes none, and cannot be accepted any more', async () => {
    const code = await invite();
    expect((await answer(code, 'decline')).statusCode).toBe(200);
    expect(refusalOf(await see(code))).toEqual(refused('unknownInvite'));
    expect(refusalOf(await answer(code, 'accept'))).toEqual(refused('unknownInvite'));
    expect(await proxies()).toEqual([]);
  });

  it('works once for ten who answer at once', async () => {
    const code = await invite();
    const replies = await Promise.all(Array.from({ length: 10 }, () => answer(code, 'accept')));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 404)).toHaveLength(9);
  });

  it.each([
    ['nobody made', async () => randomUUID()],
    ['has expired', () => invite(['view'], 0)],
    ['names nobody, as those from before invitations were bound', () => unbound()],
  ])('that %s is refused', async (_name, make) => {
    const code = await make();
    expect(refusalOf(await see(code))).toEqual(refused('unknownInvite'));
    expect(refusalOf(await answer(code, 'accept'))).toEqual(refused('unknownInvite'));
    expect(await proxies()).toEqual([]);
  });

  it('to the record of a frozen account is refused alike, and open again once staff have lifted it', async () => {
    const code = await invite();
    const setStanding = (to: 'active' | 'suspended') =>
      test.database.db.transaction().execute((trx) => setAccountStatus(trx, patient.accountId, to));
    await setStanding('suspended');
    expect(refusalOf(await see(code))).toEqual(refused('unknownInvite'));
    expect(refusalOf(await answer(code, 'accept'))).toEqual(refused('unknownInvite'));
    await setStanding('active');
    expect((await answer(code, 'accept')).statusCode).toBe(200);
  });

  async function unbound(): Promise<string> {
    const code = await invite();
    await test.database.db
      .updateTable('proxy_invites')
      .set({ invitee: null })
      .where('invite_hash', '=', hashOf(code))
      .execute();
    return code;
  }

  it.each([
    ['another mailbox', { email: 'lucas@example.org', birthDate: sisters.birthDate }],
    ['another birth date', { email: sisters.email, birthDate: '1990-03-05' }],
    ['no mailbox', { email: null, birthDate: sisters.birthDate }],
  ])(
    'is refused to an account with %s, in the words of an unknown one, and stays open (findings, security A10)',
    async (_name, profile) => {
      const other = await createTestAccount(test, { profile: { username: `other.${randomUUID()}`, ...profile } });
      const stranger = await signedIn(other);
      const code = await invite(['view', 'manage']);
      const [unknown, seen] = [await see(randomUUID(), stranger), await see(code, stranger)];
      expect([seen.statusCode, seen.json()]).toEqual([unknown.statusCode, unknown.json()]);
      const answered = await answer(code, 'accept', stranger);
      expect([answered.statusCode, answered.json()]).toEqual([unknown.statusCode, unknown.json()]);
      expect((await stranger.get(getProxies.path)).json().response.proxies).toEqual([]);
      expect((await answer(code, 'accept')).statusCode).toBe(200);
    },
  );

  it('waits for its person to confirm the mailbox: who typed the address has not shown that it is theirs', async () => {
    const profile = { username: 'typed.the.address', email: 'SISTER@example.org', birthDate: sisters.birthDate };
    const typed = await createTestAccount(test, { profile, emailConfirmed: false });
    const stranger = await signedIn(typed);
    const code = await invite();
    expect(refusalOf(await see(code, stranger))).toEqual(refused('emailUnconfirmed'));
    expect(refusalOf(await answer(code, 'accept', stranger))).toEqual(refused('emailUnconfirmed'));
    expect((await stranger.get(getProxies.path)).json().response.proxies).toEqual([]);
    // Whoever comes back from the mail, or reloads, has guessed nothing: it costs no try.
    for (let again = 0; again < limits.proxyInviteTries.number; again += 1) {
      expect(refusalOf(await see(code, stranger))).toEqual(refused('emailUnconfirmed'));
    }
    const now = { email_confirmed_at: test.clock.now() };
    await test.database.db.updateTable('accounts').set(now).where('account_id', '=', typed.accountId).execute();
    expect((await answer(code, 'accept', stranger)).statusCode).toBe(200);
  });

  it('is for the mailbox in whatever case it was written', async () => {
    const shouted = { profile: { ...sister.profile, email: 'SISTER@Example.org' } };
    const code = await inviteTo(test, patient.accountId, shouted);
    expect((await answer(code, 'accept')).statusCode).toBe(200);
  });

  it('to one’s own record is refused alike, and stays open for whom it was meant', async () => {
    const own = await signedIn(patient);
    const code = await invite();
    expect(refusalOf(await see(code, own))).toEqual(refused('unknownInvite'));
    expect(refusalOf(await answer(code, 'accept', own))).toEqual(refused('unknownInvite'));
    expect((await answer(code, 'decline')).statusCode).toBe(200);
  });

  it('counts what is opened in vain; a right one costs no try', async () => {
    for (let right = 0; right < limits.proxyInviteTries.number + 1; right += 1) {
      expect((await see(await invite())).statusCode).toBe(200);
    }
    for (let wrong = 0; wrong < limits.proxyInviteTries.number; wrong += 1) {
      expect(refusalOf(await see(randomUUID()))).toEqual(refused('unknownInvite'));
    }
    expect(refusalOf(await see(await invite()))).toEqual(refused('tooManyRequests'));
    test.clock.advance(limits.proxyInviteTries.window);
    browser = await signedIn(sister);
    expect((await see(await invite())).statusCode).toBe(200);
  });

  it('leaves an entry in the audit trail whatever becomes of it, and the trail is whole', async () => {
    const code = await invite();
    await answer(code, 'accept');
    await answer(code, 'accept');
    const all = await test.database.db
      .selectFrom('audit_entries')
      .select(['event', 'account_id', 'actor', 'details'])
      .orderBy('number', 'desc')
      .execute();
    // But for the sums of what other tests were refused.
    const entries = all.filter(({ details }) => details['refusals'] === undefined).slice(0, 2);
    const of = { account_id: sister.accountId, actor: 'account' };
    const address = expect.any(String);
    expect(entries).toEqual([
      {
        ...of,
        event: 'proxyInviteRefused',
        details: { error: 'unknownInvite', call: 'AnswerProxyInvite', address },
      },
      {
        ...of,
        account_id: patient.accountId,
        event: 'proxyInviteAccepted',
        details: { proxy: sister.accountId, address },
      },
    ]);
    expect((await verifyAudit(test.database.db, test.settings.keys)).broken).toBeNull();
  });
});
