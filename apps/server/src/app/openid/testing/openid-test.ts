import { exportJWK, generateKeyPair } from 'jose';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as client from 'openid-client';
import { createTestAccount, signIn, type TestAccount } from '../../../accounts/testing/account.ts';
import type { Engine } from '../../../platform/db/database.ts';
import type { OpenIdClient } from '../../../platform/settings/openid-clients.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { runningClock } from '../../../testing/settable-clock.ts';
import {
  buildTestApp,
  createBrowser,
  type TestApp,
  type TestAppOverrides,
  type TestBrowser,
} from '../../../testing/test-app.ts';

const SECRET = 'a secret of an app that is long enough, 0123456789';

/**
 * The hospital's own app, and one that is not: both are told of sign-outs. Those of other kinds: one that sends its secret in the form and reads its ID token alone,
 * one with a key, and one that runs in a browser.
 */
export type AppId = 'records' | 'diary' | 'form' | 'key' | 'page';

/** A portal with apps whose servers are this test. */
export interface OpenIdTest {
  readonly test: TestApp;
  readonly ana: TestAccount;
  readonly apps: Readonly<Record<AppId, client.Configuration>>;
  /** What the apps were told, as it came. */
  readonly told: Array<{ app: AppId; token: string; at: number }>;
  /** What the apps answer to a sign-out, and which of them says nothing at all. */
  readonly answers: { status: number; silent?: AppId };
  close(): Promise<void>;
}

export async function openOpenIdTest(engine: Engine, overrides: TestAppOverrides = {}): Promise<OpenIdTest> {
  const told: OpenIdTest['told'] = [];
  const answers: OpenIdTest['answers'] = { status: 204 };
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const token = new URLSearchParams(body).get('logout_token') ?? '';
      const app = request.url === '/records' ? 'records' : 'diary';
      if (app === answers.silent) return;
      if (answers.status < 400) told.push({ app, token, at: Date.now() });
      response.writeHead(answers.status).end();
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const receives = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const { healthSystem } = await readSettings('test', {});
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const publicJwk = async () => ({ ...(await exportJWK(publicKey)), kty: 'EC' as const, kid: 'of-the-app' });
  const common = {
    authentication: { method: 'secret', env: 'APP_SECRET', sentIn: 'header' },
    subject: 'pairwise',
    refreshTokens: true,
    keepsSession: false,
    claimsInIdToken: false,
    launchesApps: false,
  } as const;
  const openIdClients: OpenIdClient[] = [
    {
      ...common,
      id: 'records',
      name: { en: 'Alder Bay Records', es: 'Expedientes de Alder Bay' },
      ours: true,
      redirectUris: ['https://records.example/callback'],
      postLogoutRedirectUris: ['https://records.example/bye'],
      backchannelLogoutUri: `${receives}/records`,
      scopes: ['profile', 'email', 'fhirUser', 'medical_record', 'identity_proofing', 'acting'],
    },
    {
      ...common,
      id: 'diary',
      name: { en: 'My Diary', es: 'Mi diario' },
      ours: false,
      redirectUris: ['https://diary.example/callback'],
      postLogoutRedirectUris: [],
      backchannelLogoutUri: `${receives}/diary`,
      scopes: ['profile', 'email', 'acting'],
    },
    {
      ...common,
      ...ofKind('form'),
      authentication: { ...common.authentication, sentIn: 'form' },
      claimsInIdToken: true,
      keepsSession: true,
    },
    { ...common, ...ofKind('key'), authentication: { method: 'privateKey', jwks: { keys: [await publicJwk()] } } },
    { ...common, ...ofKind('page'), authentication: { method: 'none' } },
  ];
  const test = await buildTestApp(engine, {
    clock: runningClock(),
    ...overrides,
    settings: {
      callsPerMinute: 1_000_000,
      openIdSecrets: { records: SECRET, diary: SECRET, form: SECRET },
      ...overrides.settings,
      healthSystem: { ...healthSystem, openIdClients, ...overrides.settings?.healthSystem },
    },
  });
  const ana = await createTestAccount(test);
  const issuer = new URL(`${test.settings.publicUrl}/OpenID`);
  const discover = (id: AppId, authentication = client.ClientSecretBasic(SECRET)): Promise<client.Configuration> =>
    client.discovery(issuer, id, undefined, authentication, {
      execute: [client.allowInsecureRequests],
      [client.customFetch]: fetchFrom(test),
    });
  const apps = {
    records: await discover('records'),
    diary: await discover('diary'),
    form: await discover('form', client.ClientSecretPost(SECRET)),
    key: await discover('key', client.PrivateKeyJwt({ key: privateKey, kid: 'of-the-app' })),
    page: await discover('page', client.None()),
  };
  return {
    test,
    ana,
    apps,
    told,
    answers,
    close: async () => {
      await test.close();
      receiver.closeAllConnections();
      await new Promise((closed) => receiver.close(closed));
    },
  };
}

/** An app of the hospital's own, told apart by how it authenticates. */
function ofKind(id: AppId) {
  return {
    id,
    name: { en: `The app ${id}`, es: `La aplicación ${id}` },
    ours: true,
    redirectUris: [`https://${id}.example/callback`],
    postLogoutRedirectUris: [],
    scopes: ['profile' as const, 'email' as const],
  };
}

/** Requests of an app's server, without a network between. */
function fetchFrom({ app }: TestApp): client.CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const reply = await app.inject({
      url: `${pathname}${search}`,
      method: method as 'GET' | 'POST',
      headers,
      ...(body instanceof URLSearchParams ? { payload: body.toString() } : {}),
    });
    return new Response(reply.body === '' ? null : reply.body, {
      status: reply.statusCode,
      headers: Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };
}

/** A request of an app, and where it has led a browser. */
export interface Sent {
  /** Back at the app, or a page of the portal. */
  readonly at: URL;
  readonly status: number;
  readonly body: string;
  readonly checks: { readonly verifier: string; readonly nonce: string; readonly state: string };
}

/** An app sends a browser to sign in: code, PKCE and a pushed request, unless its parameters say otherwise. */
export async function send(
  { apps, test }: Pick<OpenIdTest, 'apps' | 'test'>,
  app: AppId,
  browser: TestBrowser,
  parameters: Record<string, string> = {},
): Promise<Sent> {
  const checks = {
    verifier: client.randomPKCECodeVerifier(),
    nonce: client.randomNonce(),
    state: client.randomState(),
  };
  const url = await client.buildAuthorizationUrlWithPAR(apps[app], {
    redirect_uri: `https://${app}.example/callback`,
    scope: 'openid profile email',
    code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
    nonce: checks.nonce,
    state: checks.state,
    ...parameters,
  });
  return { ...(await follow(test, browser, url)), checks };
}

/** Opens an address of the portal, and goes where it leads: to a page, or away to an app. */
export async function follow(
  { settings }: Pick<TestApp, 'settings'>,
  browser: TestBrowser,
  start: URL | string,
): Promise<Pick<Sent, 'at' | 'status' | 'body'>> {
  let at = new URL(start, settings.publicUrl);
  for (let steps = 0; steps < 12; steps += 1) {
    const isOurs = at.origin === new URL(settings.publicUrl).origin;
    if (!isOurs) return { at, status: 0, body: '' };
    const reply = await browser.send({ url: `${at.pathname}${at.search}`, headers: { accept: 'text/html' } });
    const { location } = reply.headers;
    if (typeof location !== 'string') return { at, status: reply.statusCode, body: reply.body };
    at = new URL(location, at);
    // A page of the web app, in which a person goes on.
    if (at.hash !== '') return { at, status: reply.statusCode, body: reply.body };
  }
  throw new Error(`goes round in circles at ${at.pathname}`);
}

/** The app takes the code and gets its tokens. */
export function takeTokens({ apps }: Pick<OpenIdTest, 'apps'>, app: AppId, { at, checks }: Sent) {
  return client.authorizationCodeGrant(apps[app], at, {
    pkceCodeVerifier: checks.verifier,
    expectedNonce: checks.nonce,
    expectedState: checks.state,
  });
}

/** A browser in which somebody has signed in. */
export async function signedInBrowser(
  { test }: Pick<OpenIdTest, 'test'>,
  { username, password }: Pick<TestAccount, 'username' | 'password'>,
): Promise<TestBrowser> {
  const browser = await createBrowser(test.app);
  const reply = await signIn(browser, { username, password });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return browser;
}
