import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOfAccount } from '../../platform/audit/events-of-account.ts';
import { giveAccess, switchTo } from '../../proxies/testing/proxies.ts';
import { callEngines } from '../../testing/databases.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { LAUNCH_TYPE, TOKEN_EXCHANGE } from '../../openid/smart/launch-grant.ts';
import { signedInBrowser } from './testing/openid-test.ts';
import { agree, askedOn, authorize, openSmartTest, read, type SmartTest, tokensOf } from './testing/smart-test.ts';

// Issue 15, point 2: SMART App Launch 2.2, standalone and from the hospital's portal. The table in docs/smart-app-launch.md names these tests.

describe.each(callEngines)('SMART App Launch on %s', (engine) => {
  let opened: SmartTest;
  beforeAll(async () => {
    opened = await openSmartTest(engine);
  });
  afterAll(() => opened.close());

  const signIn = (who: keyof SmartTest['people']): Promise<TestBrowser> =>
    signedInBrowser({ test: opened.test }, opened.people[who]);

  it('says at the FHIR server’s address how apps get in, to whatever origin asks, as JSON', async () => {
    const address = `${opened.test.settings.publicUrl}/.well-known/smart-configuration`;
    const reply = await fetch(address, { headers: { origin: 'https://any.example', accept: 'text/html' } });
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    const told = (await reply.json()) as Record<string, unknown>;
    const issuer = `${opened.test.settings.publicUrl}/OpenID`;
    expect(told).toMatchObject({
      issuer,
      jwks_uri: `${issuer}/jwks`,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      introspection_endpoint: `${issuer}/token/introspection`,
      grant_types_supported: ['authorization_code', 'client_credentials'],
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      capabilities: [
        'launch-standalone',
        'launch-ehr',
        'context-ehr-patient',
        'context-banner',
        'client-public',
        'client-confidential-symmetric',
        'client-confidential-asymmetric',
        'sso-openid-connect',
        'context-standalone-patient',
        'permission-patient',
        'permission-online',
        'permission-v1',
        'permission-v2',
      ],
    });
    expect(told['token_endpoint_auth_signing_alg_values_supported']).toEqual(
      expect.arrayContaining(['RS384', 'ES384']),
    );
    // What the provider says of itself is the same.
    const metadata = opened.apps.growth.serverMetadata();
    const addresses = Object.entries(told).filter(([name]) => /_endpoint$|^jwks_uri$/.test(name));
    expect(metadata).toMatchObject(Object.fromEntries(addresses));
  });

  it('lets somebody open their record to an app, which reads there that and nothing else, and goes on after a refresh', async () => {
    const browser = await signIn('ines');
    const sent = await authorize(opened, 'growth', browser);
    expect(await askedOn(browser, sent)).toMatchObject({
      asksConsent: true,
      scopes: ['fhirUser', 'online_access'],
      record: {
        people: [{ person: 'own', name: 'Inés Soler', isOwn: true }],
        parts: [
          { type: 'Patient', access: ['see'], isNarrowed: false },
          { type: 'Observation', access: ['see'], isNarrowed: false },
        ],
      },
    });
    const tokens = await tokensOf(opened, 'growth', await agree(opened, browser, sent));
    expect(tokens).toMatchObject({
      token_type: 'bearer',
      scope: 'openid fhirUser launch/patient patient/Patient.rs patient/Observation.rs online_access',
      patient: 'p1',
      need_patient_banner: true,
      tenant: 'alder-bay',
    });
    expect(tokens.expires_in).toBeLessThanOrEqual(3600);
    expect(tokens.claims()?.['fhirUser']).toBe(`${opened.fhir.url}/Patient/p1`);
    expect(await read(opened, tokens.access_token, 'Patient/p1')).toMatchObject({ status: 200, body: { id: 'p1' } });
    expect((await read(opened, tokens.access_token, 'Patient/p2')).status).toBe(404);
    expect((await read(opened, tokens.access_token, 'Condition')).status).toBe(403);
    expect(opened.fhir.told.at(0)).toMatchObject({
      active: true,
      client_id: 'growth',
      scope: tokens.scope,
      patient: 'p1',
      need_patient_banner: true,
      tenant: 'alder-bay',
      fhirUser: `${opened.fhir.url}/Patient/p1`,
      iss: `${opened.test.settings.publicUrl}/OpenID`,
      sub: tokens.claims()?.sub,
      aud: opened.fhir.url,
    });
    const next = await client.refreshTokenGrant(opened.apps.growth, tokens.refresh_token ?? '');
    expect(next).toMatchObject({ patient: 'p1', need_patient_banner: true, scope: tokens.scope });
    expect((await read(opened, next.access_token, 'Observation')).status).toBe(200);
    // Once agreed for one's own record, nobody is asked again.
    const again = await authorize(opened, 'growth', await signIn('ines'));
    expect(again.at.searchParams.has('code')).toBe(true);
  });

  it('asks nobody whose own record a hospital’s own app opens', async () => {
    const sent = await authorize(opened, 'wards', await signIn('ines'));
    expect(await tokensOf(opened, 'wards', sent)).toMatchObject({ patient: 'p1' });
  });

  it('answers an app that asks by SMART 1 in SMART 1, which means the same', async () => {
    const browser = await signIn('ines');
    const scope = 'openid launch/patient patient/Patient.read patient/Observation.read';
    const tokens = await tokensOf(opened, 'wards', await authorize(opened, 'wards', browser, { scope }));
    expect(tokens.scope).toBe(scope);
    expect((await read(opened, tokens.access_token, 'Observation')).status).toBe(200);
  });

  it('gives a refresh token to whom asks for one, within the session, and says so', async () => {
    const browser = await signIn('ines');
    const without = await tokensOf(
      opened,
      'wards',
      await authorize(opened, 'wards', browser, { scope: 'openid patient/Patient.rs' }),
    );
    expect(without.refresh_token).toBeUndefined();
    const scope = 'openid patient/Patient.rs offline_access';
    const offline = await tokensOf(opened, 'wards', await authorize(opened, 'wards', browser, { scope }));
    expect(offline.refresh_token).toBeDefined();
    expect(offline.scope).toBe('openid patient/Patient.rs online_access');
  });

  it('is agreed to once, also by who may ask for access offline alone', async () => {
    const scope = 'openid patient/Patient.rs offline_access';
    const first = await signIn('ines');
    const sent = await authorize(opened, 'keys-elsewhere', first, { scope });
    expect((await askedOn(first, sent)).scopes).toEqual(['offline_access']);
    expect(await tokensOf(opened, 'keys-elsewhere', await agree(opened, first, sent))).toHaveProperty('refresh_token');
    const again = await authorize(opened, 'keys-elsewhere', await signIn('ines'), { scope });
    expect(again.at.searchParams.has('code')).toBe(true);
  });

  describe('for who looks after somebody', () => {
    let proxyId: string;
    const give = (...scopes: ReadonlyArray<'view' | 'manage'>) =>
      giveAccess(opened.test, opened.people.bruno.accountId, opened.people.ines.accountId, { scopes });
    beforeAll(async () => {
      proxyId = await give('view');
    });
    afterAll(async () => {
      await opened.test.database.db.deleteFrom('proxies').execute();
    });

    it('asks for whom, by name, each time, and leaves a line with the patient', async () => {
      const browser = await signIn('ines');
      const sent = await authorize(opened, 'wards', browser);
      expect(await askedOn(browser, sent)).toMatchObject({
        isOurs: true,
        asksConsent: true,
        record: {
          people: [
            { person: 'own', name: 'Inés Soler', isOwn: true },
            { person: proxyId, name: 'Bruno Soler', isOwn: false },
          ],
        },
      });
      const tokens = await tokensOf(opened, 'wards', await agree(opened, browser, sent, proxyId));
      expect(tokens['patient']).toBe('p2');
      // Point 5: as whom the FHIR server knows who looks after this patient, in the ID token and to the server that asks.
      const mother = `${opened.fhir.url}/RelatedPerson/mother`;
      expect(tokens.claims()?.['fhirUser']).toBe(mother);
      expect((await read(opened, tokens.access_token, 'Patient/p2')).status).toBe(200);
      expect(opened.fhir.told.at(-1)).toMatchObject({ patient: 'p2', fhirUser: mother });
      const events = await eventsOfAccount(opened.test.database.db, opened.people.bruno.accountId);
      expect(events[0]).toMatchObject({
        event: 'appSignedIn',
        details: { app: 'wards', proxy: opened.people.ines.accountId },
      });
      expect((await authorize(opened, 'wards', browser)).at.hash).toMatch(/^#\/app-request\//);
      // Where nobody can be asked it goes on with the record that was chosen.
      const silent = await authorize(opened, 'wards', browser, { prompt: 'none' });
      expect(await tokensOf(opened, 'wards', silent)).toMatchObject({ patient: 'p2' });
    });

    it('ends what an app had for one record where another is chosen', async () => {
      const browser = await signIn('ines');
      const choose = async (person: string) =>
        tokensOf(opened, 'growth', await agree(opened, browser, await authorize(opened, 'growth', browser), person));
      const own = await choose('own');
      const theirs = await choose(proxyId);
      expect([own['patient'], theirs['patient']]).toEqual(['p1', 'p2']);
      expect((await read(opened, own.access_token, 'Patient/p1')).status).toBe(401);
      expect((await read(opened, theirs.access_token, 'Patient/p2')).status).toBe(200);
    });

    it('ends at once with the access', async () => {
      const browser = await signIn('ines');
      const sent = await authorize(opened, 'growth', browser);
      const tokens = await tokensOf(opened, 'growth', await agree(opened, browser, sent, proxyId));
      expect((await read(opened, tokens.access_token, 'Patient/p2')).status).toBe(200);
      await opened.test.database.db.deleteFrom('proxies').where('proxy_id', '=', proxyId).execute();
      expect((await read(opened, tokens.access_token, 'Patient/p2')).status).toBe(401);
      expect(opened.fhir.told.at(-1)).toEqual({ active: false });
      const refreshed = client.refreshTokenGrant(opened.apps.growth, tokens.refresh_token ?? '');
      await expect(refreshed).rejects.toMatchObject({ error: 'invalid_grant' });
      proxyId = await give('view');
    });

    it('offers to an app that changes a record only whose record they may change', async () => {
      const browser = await signIn('ines');
      const scope = 'openid patient/Observation.cud';
      const own = await authorize(opened, 'wards', browser, { scope });
      expect(await tokensOf(opened, 'wards', own)).toMatchObject({ patient: 'p1' });
      await give('view', 'manage');
      const sent = await authorize(opened, 'wards', browser, { scope });
      const tokens = await tokensOf(opened, 'wards', await agree(opened, browser, sent, proxyId));
      expect(tokens['patient']).toBe('p2');
      await give('view');
      expect((await read(opened, tokens.access_token, 'Observation')).status).toBe(401);
    });
  });

  describe('from the hospital’s portal', () => {
    /** The portal signs somebody in, and opens an app for them. */
    const launch = async (browser: TestBrowser, app: string, more: Record<string, string> = {}) => {
      const sent = await authorize(opened, 'portal', browser, { scope: 'openid', aud: undefined });
      const { access_token: token } = await tokensOf(opened, 'portal', sent);
      const parameters = {
        subject_token: token,
        subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
        requested_token_type: LAUNCH_TYPE,
        audience: app,
        ...more,
      };
      const grant = await client.genericGrantRequest(opened.apps.portal, TOKEN_EXCHANGE, parameters);
      return { handle: grant.access_token, url: new URL(grant['launch_url'] as string), grant };
    };

    it('opens an app for the person, with the portal’s word, and asks nothing of a hospital’s own', async () => {
      const browser = await signIn('ines');
      const { handle, url, grant } = await launch(browser, 'wards', {
        intent: 'growth-chart',
        need_patient_banner: 'false',
      });
      expect(grant).toMatchObject({ issued_token_type: LAUNCH_TYPE, token_type: 'n_a', expires_in: 300 });
      expect(url.origin).toBe('https://wards.example');
      expect(Object.fromEntries(url.searchParams)).toEqual({ iss: opened.fhir.url, launch: handle });
      const scope = 'openid fhirUser launch patient/Patient.rs online_access';
      const tokens = await tokensOf(
        opened,
        'wards',
        await authorize(opened, 'wards', browser, { scope, launch: handle }),
      );
      const context = { patient: 'p1', need_patient_banner: false, intent: 'growth-chart', tenant: 'alder-bay' };
      expect(tokens).toMatchObject(context);
      // A refresh keeps it.
      expect(await client.refreshTokenGrant(opened.apps.wards, tokens.refresh_token ?? '')).toMatchObject(context);
    });

    it('for whom the session acts, or whom the portal names; an app of others asks, and offers nobody else', async () => {
      const { test, people } = opened;
      const proxyId = await giveAccess(test, people.bruno.accountId, people.ines.accountId, { scopes: ['view'] });
      const browser = await signIn('ines');
      const scope = 'openid launch patient/Patient.rs';
      const named = await launch(browser, 'growth', { patient: 'p2' });
      const sent = await authorize(opened, 'growth', browser, { scope, launch: named.handle });
      expect((await askedOn(browser, sent)).record.people).toEqual([
        { person: proxyId, name: 'Bruno Soler', isOwn: false },
      ]);
      const tokens = await tokensOf(opened, 'growth', await agree(opened, browser, sent, proxyId));
      expect(tokens['patient']).toBe('p2');
      await switchTo(browser, proxyId);
      const { handle } = await launch(browser, 'wards');
      const acting = await authorize(opened, 'wards', browser, { scope, launch: handle });
      expect(await tokensOf(opened, 'wards', acting)).toMatchObject({ patient: 'p2' });
      await test.database.db.deleteFrom('proxies').execute();
    });

    it.each([
      ['an app that is not opened so', { audience: 'portal' }, 'invalid_target'],
      ['somebody whom the person does not look after', { patient: 'p2' }, 'invalid_grant'],
      ['a token that is not good', { subject_token: 'x' }, 'invalid_grant'],
      [
        'another token than a launch',
        { requested_token_type: 'urn:ietf:params:oauth:token-type:jwt' },
        'invalid_request',
      ],
    ])('and refuses %s', async (_what, more, error) => {
      await expect(launch(await signIn('ines'), 'wards', more)).rejects.toMatchObject({ error });
    });

    it('and refuses every app that the settings do not let open others', async () => {
      const sent = await authorize(opened, 'wards', await signIn('ines'), { scope: 'openid', aud: undefined });
      const { access_token: token } = await tokensOf(opened, 'wards', sent);
      const grant = client.genericGrantRequest(opened.apps.wards, TOKEN_EXCHANGE, {
        subject_token: token,
        audience: 'growth',
      });
      await expect(grant).rejects.toMatchObject({ error: 'invalid_request' });
    });
  });
});
