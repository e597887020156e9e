import { STAFF_RETURN_PATH, STAFF_SESSION_PATH, STAFF_SIGN_IN_PATH } from '@portico/staff-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { limits } from '../../platform/limits/limits.ts';
import { openStaffTest, type StaffBrowser, staffOrigin, type StaffTest } from '../testing/staff-test.ts';

// Issue 16, point 1: "sign-in by the hospital's own OpenID provider (roles from a claim)".

describe.each(callEngines)('staff sign in by the hospital’s provider, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  beforeAll(async () => {
    test = await buildTestApp(engine);
    staffTest = await openStaffTest(test);
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });

  const sessionOf = async (browser: StaffBrowser) => (await browser.send({ url: STAFF_SESSION_PATH })).json().session;

  it('with the roles that the claim gives, and what they may do', async () => {
    const browser = staffTest.browser();
    expect(await browser.signIn('ines')).toBe('/');
    expect(await sessionOf(browser)).toMatchObject({
      name: 'Inés Romero',
      roles: ['helpDesk', 'records'],
      permissions: [
        'readAccounts',
        'helpAccounts',
        'endAccounts',
        'exportAccounts',
        'openAccounts',
        'answerHelpDesk',
        'settleMessages',
        'inviteToVisits',
      ],
    });
    expect(await staffTest.audited('staffSignedIn')).toContainEqual({
      account: null,
      by: 'Inés Romero',
      user: 'ines',
      roles: 'helpDesk records',
    });
  });

  it('and whoever has no role is told so, and recorded', async () => {
    const browser = staffTest.browser();
    expect(await browser.signIn('guest')).toBe('/?signIn=noRole');
    expect(await sessionOf(browser)).toBeNull();
    expect(await staffTest.audited('staffSignInRefused')).toEqual([{ account: null, by: 'Robin Vale', user: 'guest' }]);
  });

  it.each([
    ['cancelled', 'cancelled'],
    ['wrongNonce', 'refused'],
    ['otherAudience', 'refused'],
    ['badSignature', 'refused'],
    ['expired', 'refused'],
    ['otherIssuer', 'refused'],
    ['otherSubject', 'refused'],
    ['codeUsed', 'refused'],
    ['otherState', 'expired'],
    ['down', 'unavailable'],
  ])('nobody is let in where the provider answers: %s', async (way, outcome) => {
    const browser = staffTest.browser();
    expect(await browser.signIn('lena', way)).toBe(`/?signIn=${outcome}`);
    expect(await sessionOf(browser)).toBeNull();
  });

  it('what brings one browser back lets no other in, and works no second time', async () => {
    const [own, other] = [staffTest.browser(), staffTest.browser()];
    const sent = await own.send({ url: STAFF_SIGN_IN_PATH });
    const state = new URL(sent.headers.location ?? '').searchParams.get('state');
    const back = { url: `${STAFF_RETURN_PATH}?state=${state}&code=anything` };
    expect((await other.send(back)).headers.location).toBe('/?signIn=expired');
    expect((await own.send(back)).headers.location).toBe('/?signIn=refused');
    expect((await own.send(back)).headers.location).toBe('/?signIn=expired');
  });

  // Two persons open an account (decision 200): one person at a shared desk must not be taken for the colleague who sat there before.
  it('whoever signs in says anew who they are, also where the provider remembers somebody', async () => {
    const browser = await staffTest.signedIn('omar');
    const sent = new URL((await browser.send({ url: STAFF_SIGN_IN_PATH })).headers.location ?? '');
    expect(Object.fromEntries(sent.searchParams)).toMatchObject({ prompt: 'login', max_age: '60' });
    expect((await browser.sendToProvider({ url: sent.pathname + sent.search })).statusCode).toBe(200);
    // What the provider would do unasked.
    sent.searchParams.delete('prompt');
    sent.searchParams.delete('max_age');
    const remembered = await browser.sendToProvider({ url: sent.pathname + sent.search });
    expect(remembered.statusCode).toBe(303);
    // A provider that does it all the same: somebody signed in there long ago.
    test.clock.advance(120);
    const again = new URL((await browser.send({ url: STAFF_SIGN_IN_PATH })).headers.location ?? '');
    for (const name of ['prompt', 'max_age']) again.searchParams.delete(name);
    const back = new URL((await browser.sendToProvider({ url: again.pathname + again.search })).headers.location ?? '');
    expect((await browser.send({ url: `${back.pathname}${back.search}` })).headers.location).toBe('/?signIn=refused');
  });

  it('whoever signs out is led to the end of their session at the provider, and back', async () => {
    const browser = await staffTest.signedIn('omar');
    const { leaveAt } = (await browser.call('signOut', { language: 'es' })).json();
    const { pathname, search, searchParams } = new URL(leaveAt);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      post_logout_redirect_uri: `${staffOrigin}/`,
      client_id: 'portico-staff',
      ui_locales: 'es',
    });
    expect((await browser.sendToProvider({ url: pathname + search })).headers.location).toBe(`${staffOrigin}/`);
    const sent = new URL((await browser.send({ url: STAFF_SIGN_IN_PATH })).headers.location ?? '');
    for (const name of ['prompt', 'max_age']) sent.searchParams.delete(name);
    expect((await browser.sendToProvider({ url: sent.pathname + sent.search })).statusCode).toBe(200);
  });

  it('a session ends without use, at its end in any case, and on every browser at once', async () => {
    const [first, second] = [await staffTest.signedIn('lena'), await staffTest.signedIn('lena')];
    const stranger = await staffTest.signedIn('omar');
    expect((await first.call('signOut', { everywhere: true })).statusCode).toBe(200);
    expect(await sessionOf(second)).toBeNull();
    expect(await sessionOf(stranger)).not.toBeNull();

    const idle = await staffTest.signedIn('lena');
    test.clock.advance(limits.idleStaffSession.window + 1);
    expect(await sessionOf(idle)).toBeNull();

    const busy = await staffTest.signedIn('lena');
    const pause = limits.idleStaffSession.window - 60;
    const uses = Math.floor(limits.staffSession.window / pause);
    for (let use = 0; use < uses; use += 1) {
      test.clock.advance(pause);
      expect(await sessionOf(busy)).not.toBeNull();
    }
    test.clock.advance(pause);
    expect(await sessionOf(busy)).toBeNull();
  });
});
