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

/** The hospital's own app, and one that is not. Both are told of sign-outs. */
export type AppId = 'records' | 'diary';

/** A portal with two apps, whose servers are this test. */
export interface OpenIdTest {
  readonly test: TestApp;
  readonly ana: TestAccount;
  readonly apps: Readonly<Record<AppId, client.Configuration>>;
  /** What the apps were told, as it came. */
  readonly told: Array<{ app: AppId; token: string }>;
  /** What the apps answer to a sign-out. */
  readonly answers: { status: number };
  close(): Promise<void>;
}

export async function openOpenIdTest(engine: Engine, overrides: TestAppOverrides = {}): Promise<OpenIdTest> {
  const told: OpenIdTest['told'] = [];
  const answers = { status: 204 };
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const token = new URLSearchParams(body).get('logout_token') ?? '';
      if (answers.status < 400) told.push({ app: request.url === '/records' ? 'records' : 'diary', token });
      response.writeHead(answers.status).end();
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const receives = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const { healthSystem } = await readSettings('test', {});
  const common = {
    authentication: { method: 'secret', env: 'APP_SECRET', sentIn: 'header' },
    subject: 'pairwise',
    refreshTokens: true,
    keepsSession: false,
    claimsInIdToken: false,
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
      scopes: ['profile', 'email', 'fhirUser', 'medical_record', 'acting'],
    },
    {
      ...common,
      id: 'diary',
      name: { en: 'My Diary', es: 'Mi diario' },
      ours: false,
      redirectUris: ['https://diary.example/callback'],
      postLogoutRedirectUris: [],
      backchannelLogoutUri: `${receives}/diary`,
      scopes: ['profile', 'email'],
    },
  ];
  const test = await buildTestApp(engine, {
    clock: runningClock(),
    ...overrides,
    settings: {
      callsPerMinute: 1_000_000,
      openIdSecrets: { records: SECRET, diary: SECRET },
      ...overrides.settings,
      healthSystem: { ...healthSystem, openIdClients, ...overrides.settings?.healthSystem },
    },
  });
  const ana = await createTestAccount(test);
  const issuer = new URL(`${test.settings.publicUrl}/OpenID`);
  const discover = (id: AppId): Promise<client.Configuration> =>
    client.discovery(issuer, id, SECRET, client.ClientSecretBasic(SECRET), {
      execute: [client.allowInsecureRequests],
      [client.customFetch]: fetchFrom(test),
    });
  const apps = { records: await discover('records'), diary: await discover('diary') };
  return {
    test,
    ana,
    apps,
    told,
    answers,
    close: async () => {
      await test.close();
      await new Promise((closed) => receiver.close(closed));
    },
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
