import { allowApp, getAppRequest, getSession } from '@portico/contract';
import { createLocalJWKSet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { beginSignIn, createTwoStepAccount, shownByApp, verify } from '../../accounts/testing/two-step.ts';
import { currentSigningKeys } from '../../openid/signing-keys.ts';
import { eventsOfAccount } from '../../platform/audit/events-of-account.ts';
import { DAY_SECONDS } from '../../platform/time.ts';
import { callEngines } from '../../testing/databases.ts';
import { createBrowser, type TestBrowser } from '../../testing/test-app.ts';
import { follow, openOpenIdTest, type OpenIdTest, send, signedInBrowser, takeTokens } from './testing/openid-test.ts';

// Issue 15, point 1. The table in docs/single-sign-on.md names these tests by the points of the OpenID Foundation's conformance plans.

describe.each(callEngines)('the OpenID provider on %s', (engine) => {
  let opened: OpenIdTest;
  let ana: TestAccount;
  let browser: TestBrowser;
  beforeAll(async () => {
    opened = await openOpenIdTest(engine);
    ({ ana } = opened);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    browser = await signedInBrowser(opened, ana);
  });

  const errorAt = ({ at }: { at: URL }): string | null => at.searchParams.get('error');
  const isSignedIn = async (who: TestBrowser): Promise<boolean> => (await who.get(getSession.path)).statusCode === 200;

  it('says in its discovery document what it does, and nothing that it does not', () => {
    const metadata = opened.apps.records.serverMetadata();
    const issuer = `${opened.test.settings.publicUrl}/OpenID`;
    expect(metadata).toMatchObject({
      issuer,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      subject_types_supported: ['public', 'pairwise'],
      backchannel_logout_supported: true,
      backchannel_logout_session_supported: true,
      authorization_response_iss_parameter_supported: true,
    });
    expect(metadata.id_token_signing_alg_values_supported).toContain('RS256');
    const elsewhere = Object.entries(metadata).filter(
      ([name, value]) => /_endpoint$|^jwks_uri$/.test(name) && !JSON.stringify(value).startsWith(`"${issuer}/`),
    );
    expect(elsewhere).toEqual([]);
  });

  it('publishes public keys alone', async () => {
    const { keys } = (await opened.test.app.inject('/OpenID/jwks')).json();
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  describe('signs in', () => {
    it('somebody who is not signed in: by the sign-in page, and back to the app', async () => {
      const stranger = await createBrowser(opened.test.app);
      const sent = await send(opened, 'records', stranger);
      expect(sent.at.pathname).toBe('/home');
      expect(sent.at.hash).toMatch(/^#\/OpenID\/Interaction\/[\w-]+$/);
      await signIn(stranger, ana);
      const back = await follow(opened.test, stranger, sent.at.hash.slice(1));
      expect(back.at.origin).toBe('https://records.example');
      const claims = (await takeTokens(opened, 'records', { ...back, checks: sent.checks })).claims();
      expect(claims).toMatchObject({ acr: 'urn:portico:acr:password', amr: ['pwd'] });
    });

    it('somebody who is signed in at once, and tells apart who and how, but not the name', async () => {
      const tokens = await takeTokens(opened, 'records', await send(opened, 'records', browser));
      const claims = tokens.claims();
      expect(Object.keys(claims ?? {}).toSorted()).toEqual([
        'acr',
        'amr',
        'aud',
        'auth_time',
        'exp',
        'iat',
        'iss',
        'nonce',
        'sid',
        'sub',
      ]);
      // A pairwise subject says nothing of the account, and is another one for another app.
      expect(claims?.sub).not.toContain(ana.accountId);
      const person = await client.fetchUserInfo(opened.apps.records, tokens.access_token, claims?.sub ?? '');
      expect(person).toEqual({
        sub: claims?.sub,
        name: 'Ana Rivera',
        given_name: 'Ana',
        family_name: 'Rivera',
        locale: 'en',
        email: 'ana@example.org',
        email_verified: true,
      });
    });

    it('with prompt=none at once or not at all', async () => {
      const known = await send(opened, 'records', browser, { prompt: 'none' });
      expect(known.at.searchParams.has('code')).toBe(true);
      const unknown = await send(opened, 'records', await createBrowser(opened.test.app), { prompt: 'none' });
      expect(errorAt(unknown)).toBe('login_required');
    });

    it('and leaves a line for its owner', async () => {
      await send(opened, 'records', browser);
      const [newest] = await eventsOfAccount(opened.test.database.db, ana.accountId);
      expect(newest).toMatchObject({ event: 'appSignedIn', actor: 'account', details: { app: 'records' } });
    });
  });

  describe('asks for a sign-in anew', () => {
    it.each([
      ['prompt=login', { prompt: 'login' }],
      ['max_age', { max_age: '1' }],
    ] as const)('for %s, and ends no session by that', async (_name, parameters) => {
      await takeTokens(opened, 'records', await send(opened, 'records', browser));
      const before = opened.told.length;
      if ('max_age' in parameters) await db2SecondsAgo();
      const sent = await send(opened, 'records', browser, parameters);
      expect(sent.at.pathname).toBe('/home');
      expect(await isSignedIn(browser)).toBe(true);
      // As it is, it is not enough.
      expect((await follow(opened.test, browser, sent.at.hash.slice(1))).at.pathname).toBe('/home');
      await signIn(browser, ana);
      const back = await follow(opened.test, browser, sent.at.hash.slice(1));
      const claims = (await takeTokens(opened, 'records', { ...back, checks: sent.checks })).claims();
      expect(claims?.auth_time).toBeGreaterThanOrEqual(Math.floor(Date.now() / 1000) - 30);
      expect(opened.told.length).toBe(before);

      /** The sign-in was a while ago, by the clock that the provider goes by. */
      async function db2SecondsAgo(): Promise<void> {
        const ago = new Date(Date.now() - 60_000);
        const { db } = opened.test.database;
        await db.updateTable('sessions').set({ signed_in_at: ago }).where('account_id', '=', ana.accountId).execute();
      }
    });

    it('for a stronger one: a device that is remembered shows the second step all the same, and the session stays one', async () => {
      const { test } = opened;
      const careful = await createTwoStepAccount(test);
      const own = await beginSignIn(test, careful, { deviceId: 'a'.repeat(43) });
      await verify(own, careful.factorIds['authenticator'], shownByApp(test), {
        deviceId: 'a'.repeat(43),
        rememberDevice: true,
      });
      await signIn(own, careful, 'a'.repeat(43));
      const first = await takeTokens(opened, 'records', await send(opened, 'records', own));
      expect(first.claims()).toMatchObject({ acr: 'urn:portico:acr:password', amr: ['pwd'] });

      const sent = await send(opened, 'records', own, { acr_values: 'urn:portico:acr:two-step' });
      expect(sent.at.pathname).toBe('/home');
      expect((await signIn(own, careful, 'a'.repeat(43))).json().response.action).toBe('twoStepVerification');
      await verify(own, careful.factorIds['authenticator'], shownByApp(test, 1), { deviceId: 'a'.repeat(43) });
      const back = await follow(test, own, sent.at.hash.slice(1));
      const second = (await takeTokens(opened, 'records', { ...back, checks: sent.checks })).claims();
      expect(second).toMatchObject({
        acr: 'urn:portico:acr:two-step',
        amr: ['pwd', 'otp', 'mfa'],
        sid: first.claims()?.['sid'],
      });
    });

    it('and says truly what it has got where the account has nothing stronger; an app that insists is refused', async () => {
      const wished = await send(opened, 'records', browser, { acr_values: 'phr' });
      await signIn(browser, ana);
      const back = await follow(opened.test, browser, wished.at.hash.slice(1));
      const claims = (await takeTokens(opened, 'records', { ...back, checks: wished.checks })).claims();
      expect(claims?.['acr']).toBe('urn:portico:acr:password');

      const essential = JSON.stringify({ id_token: { acr: { essential: true, values: ['phr'] } } });
      const insisted = await send(opened, 'records', browser, { claims: essential });
      await signIn(browser, ana);
      expect(errorAt(await follow(opened.test, browser, insisted.at.hash.slice(1)))).toBe(
        'unmet_authentication_requirements',
      );
    });

    it('says at once what was shown at an identity provider, and lets who insists on two steps have them by it', async () => {
      const essential = { id_token: { acr: { essential: true, values: ['urn:portico:acr:two-step'] } } };
      const sent = await send(opened, 'records', browser, { claims: JSON.stringify(essential) });
      await signIn(browser, ana);
      await opened.test.database.db
        .updateTable('sessions')
        .set({ identity_provider: 'harbor', identity_amr: ['otp', 'mfa'] })
        .where('account_id', '=', ana.accountId)
        .execute();
      const back = await follow(opened.test, browser, sent.at.hash.slice(1));
      const claims = (await takeTokens(opened, 'records', { ...back, checks: sent.checks })).claims();
      expect(claims).toMatchObject({ acr: 'urn:portico:acr:two-step', amr: ['otp', 'mfa'] });
    });

    it('as somebody else: the app gets that other person', async () => {
      const other = await createTwoStepAccount(opened.test, { factors: [] });
      const sent = await send(opened, 'records', browser, { prompt: 'login' });
      await signIn(browser, other);
      const back = await follow(opened.test, browser, sent.at.hash.slice(1));
      const mine = await takeTokens(
        opened,
        'records',
        await send(opened, 'records', await signedInBrowser(opened, ana)),
      );
      const theirs = await takeTokens(opened, 'records', { ...back, checks: sent.checks });
      expect(theirs.claims()?.sub).not.toBe(mine.claims()?.sub);
    });
  });

  describe('asks what an app may know that is not the hospital’s own', () => {
    const requestOf = ({ at }: { at: URL }): string => /request=([\w-]+)$/.exec(at.hash)?.[1] ?? '';

    it('once, on a page of the portal; with prompt=consent again', async () => {
      const sent = await send(opened, 'diary', browser);
      expect(sent.at.hash).toMatch(/^#\/app-request\//);
      const request = requestOf(sent);
      const asked = (await browser.get(`${getAppRequest.path}?request=${request}`)).json().response;
      expect(asked).toEqual({
        appName: 'My Diary',
        isOurs: false,
        scopes: ['profile', 'email'],
        record: null,
        asksConsent: true,
        address: `/OpenID/Interaction/${request}`,
      });
      // Before the answer it does not go on.
      expect((await follow(opened.test, browser, asked.address)).at.hash).toBe(sent.at.hash);
      expect((await browser.post(allowApp.path, { request })).statusCode).toBe(200);
      const back = await follow(opened.test, browser, asked.address);
      await takeTokens(opened, 'diary', { ...back, checks: sent.checks });
      expect((await send(opened, 'diary', await signedInBrowser(opened, ana))).at.origin).toBe('https://diary.example');
      const again = await send(opened, 'diary', browser, { prompt: 'consent' });
      expect(again.at.hash).toMatch(/^#\/app-request\//);
      const { asksConsent } = (await browser.get(`${getAppRequest.path}?request=${requestOf(again)}`)).json().response;
      expect(asksConsent).toBe(true);
    });

    it('and tells the app no more than that it was refused', async () => {
      const other = await createTwoStepAccount(opened.test, { factors: [] });
      const own = await signedInBrowser(opened, other);
      const sent = await send(opened, 'diary', own);
      const back = await follow(opened.test, own, `/OpenID/Interaction/${requestOf(sent)}?refused`);
      expect(errorAt(back)).toBe('access_denied');
      expect(errorAt(await send(opened, 'diary', own, { prompt: 'none' }))).toBe('consent_required');
    });
  });

  it('changes its keys after three months, and publishes each before it signs and after', async () => {
    const { database, settings, clock } = opened.test;
    const kidsAt = async (days: number): Promise<string[]> => {
      const now = new Date(clock.now().getTime() + days * DAY_SECONDS * 1000);
      return (await currentSigningKeys(database.db, settings.keys, now)).map(({ kid }) => kid);
    };
    const [first = ''] = await kidsAt(0);
    expect(await kidsAt(87)).toEqual([first]);
    const [still, next = ''] = await kidsAt(88);
    expect(still).toBe(first);
    expect(await kidsAt(91)).toEqual([next, first]);
    expect(await kidsAt(94)).toEqual([next]);
    const rows = await database.db.selectFrom('openid_keys').select('sealed').execute();
    expect(rows.every(({ sealed }) => sealed.startsWith('v1.'))).toBe(true);
    // What it signs can be checked by what is published.
    const tokens = await takeTokens(opened, 'records', await send(opened, 'records', browser));
    const published = createLocalJWKSet((await opened.test.app.inject('/OpenID/jwks')).json());
    const expected = { issuer: `${settings.publicUrl}/OpenID`, audience: 'records', algorithms: ['RS256'] };
    expect((await jwtVerify(tokens.id_token ?? '', published, expected)).payload.sub).toBe(tokens.claims()?.sub);
  });
});
