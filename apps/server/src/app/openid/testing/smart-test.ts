import { allowApp, getAppRequest } from '@portico/contract';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as client from 'openid-client';
import { setAccountPatient } from '../../../accounts/queries/accounts.ts';
import { createTestAccount, type TestAccount } from '../../../accounts/testing/account.ts';
import { patientIdOf } from '../../../patients/patient-id.ts';
import { fhirPatient, fhirRelatedPerson } from '../../../patients/testing/fhir.ts';
import { startFhirStandIn } from '../../../patients/testing/fhir-stand-in.ts';
import type { Engine } from '../../../platform/db/database.ts';
import { openIdClients } from '../../../platform/settings/openid-clients.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { runningClock } from '../../../testing/settable-clock.ts';
import { type SmartFhirServer, startSmartFhirServer } from '../../../testing/smart-fhir-server.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';
import { follow, type Sent } from './openid-test.ts';

const SECRET = 'a secret of an app that is long enough, 0123456789';

/** The hospital's portal; its own app; one of somebody else; one in a browser; and two with keys: in the settings, and at an address. */
export type SmartAppId = 'portal' | 'wards' | 'growth' | 'page' | 'key' | 'keys-elsewhere';

/** A portal that listens, its FHIR servers, and people: Inés with a record, her child's record in Bruno's account, Tomás without any, who looks after nobody yet. */
export interface SmartTest {
  readonly test: TestApp;
  readonly fhir: SmartFhirServer;
  readonly apps: Readonly<Record<SmartAppId, client.Configuration>>;
  readonly people: Readonly<Record<'ines' | 'bruno' | 'tomas', TestAccount>>;
  /** By which the app `key` signs its name. */
  readonly signingKey: CryptoKey;
  /** By which the FHIR server asks; a test may change it. */
  readonly server: { authorization: string };
  close(): Promise<void>;
}

const records = [
  fhirPatient({ id: 'p1', mrn: 'AB-1001' }),
  fhirPatient({ id: 'p2', mrn: 'AB-1002', first: 'Bruno', last: 'Soler', birthDate: '2012-05-04', zip: '94301' }),
  fhirRelatedPerson('mother', 'p2', { name: [{ family: 'Soler', given: ['Inés'] }], birthDate: '1984-02-29' }),
  { resourceType: 'Observation', id: 'o1', subject: { reference: 'Patient/p1' }, status: 'final' },
  { resourceType: 'Observation', id: 'o2', subject: { reference: 'Patient/p2' }, status: 'final' },
];

/** What every app here may ask of a record, in the syntax of SMART 2. */
const scopes = [
  'fhirUser',
  'launch',
  'launch/patient',
  'online_access',
  'offline_access',
  'patient/Patient.rs',
  'patient/Observation.rs',
];

export const basic = (id: string, secret = SECRET): string =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

/** @param pageOrigin where the app in a browser is, if anywhere. */
export async function openSmartTest(
  engine: Engine,
  { pageOrigin = 'https://page.example' }: { pageOrigin?: string } = {},
): Promise<SmartTest> {
  const hospital = await startFhirStandIn(records, 'a-token');
  const server = { authorization: basic('fhir-server') };
  const where = { portal: '' };
  const fhir = await startSmartFhirServer({
    resources: records,
    portal: () => where.portal,
    authorization: () => server.authorization,
  });
  const [rs384, es384] = [await keyPair('RS384'), await keyPair('ES384')];
  const keys = await serveKeys([es384.publicJwk]);
  const port = await freePort();
  where.portal = `http://127.0.0.1:${port}`;
  const { healthSystem } = await readSettings('test', {});
  const secret = { method: 'secret', env: 'APP_SECRET' };
  const smartApp = (id: SmartAppId, more: object) => ({
    id,
    name: { en: `The app ${id}`, es: `La aplicación ${id}` },
    authentication: secret,
    redirectUris: [`https://${id}.example/callback`],
    scopes,
    ...more,
  });
  const test = await buildTestApp(engine, {
    clock: runningClock(),
    settings: {
      callsPerMinute: 1_000_000,
      publicUrl: where.portal,
      patients: { mrnSystem: null, server: { url: hospital.url, token: 'a-token' } },
      openIdSecrets: { portal: SECRET, wards: SECRET, growth: SECRET, 'fhir-server': SECRET },
      healthSystem: {
        ...healthSystem,
        smart: {
          fhirUrl: fhir.url,
          resourceServer: {
            id: 'fhir-server',
            authentication: { method: 'secret', env: 'FHIR_SECRET', sentIn: 'header' },
          },
          tenant: 'alder-bay',
        },
        openIdClients: openIdClients.parse([
          smartApp('portal', { ours: true, launchesApps: true, scopes: ['profile'] }),
          smartApp('wards', {
            ours: true,
            launchUri: 'https://wards.example/launch',
            scopes: [...scopes, 'patient/Observation.cud'],
          }),
          smartApp('growth', { launchUri: 'https://growth.example/launch' }),
          smartApp('page', {
            authentication: { method: 'none' },
            redirectUris: [`${pageOrigin}/callback`],
            launchUri: `${pageOrigin}/launch`,
          }),
          smartApp('key', { authentication: { method: 'privateKey', jwks: { keys: [rs384.publicJwk] } } }),
          smartApp('keys-elsewhere', {
            authentication: { method: 'privateKey', jwksUri: keys.url },
            scopes: scopes.filter((scope) => scope !== 'online_access'),
          }),
        ]),
      },
    },
  });
  await test.app.listen({ host: '127.0.0.1', port });
  const discover = (id: SmartAppId, authentication: client.ClientAuth = client.ClientSecretBasic(SECRET)) =>
    client.discovery(new URL(`${where.portal}/OpenID`), id, undefined, authentication, {
      execute: [client.allowInsecureRequests],
    });
  const apps = {
    portal: await discover('portal'),
    wards: await discover('wards'),
    growth: await discover('growth'),
    page: await discover('page', client.None()),
    key: await discover('key', client.PrivateKeyJwt({ key: rs384.privateKey, kid: 'RS384' })),
    'keys-elsewhere': await discover('keys-elsewhere', client.PrivateKeyJwt({ key: es384.privateKey, kid: 'ES384' })),
  };
  return {
    test,
    fhir,
    apps,
    server,
    signingKey: rs384.privateKey,
    people: await createPeople(test),
    close: async () => {
      await test.close();
      await Promise.all([hospital.close(), fhir.close(), keys.close()]);
    },
  };
}

async function createPeople(test: TestApp): Promise<SmartTest['people']> {
  const person = async (username: string, profile: object, mrn: string | null): Promise<TestAccount> => {
    const account = await createTestAccount(test, {
      profile: { username, ...profile, email: `${username}@example.org` },
    });
    if (mrn === null) return account;
    const patientId = patientIdOf(test.settings.keys, mrn);
    await test.database.db.transaction().execute((trx) => setAccountPatient(trx, account.accountId, patientId));
    return account;
  };
  const soler = { lastName: 'Soler', zip: '94301' };
  return {
    ines: await person('ines', { ...soler, firstName: 'Inés', birthDate: '1984-02-29' }, 'AB-1001'),
    bruno: await person('bruno', { ...soler, firstName: 'Bruno', birthDate: '2012-05-04' }, 'AB-1002'),
    tomas: await person('tomas', { firstName: 'Tomás' }, null),
  };
}

/** What an app asks for beside who it is and where its people come back. */
export type Asked = Readonly<Record<string, string | undefined>>;

/** An app sends a browser to the portal by a request in its address, as most apps of SMART do. */
export async function authorize(
  { test, apps, fhir }: Pick<SmartTest, 'test' | 'apps' | 'fhir'>,
  app: SmartAppId,
  browser: TestBrowser,
  asked: Asked = {},
): Promise<Sent> {
  const checks = {
    verifier: client.randomPKCECodeVerifier(),
    nonce: client.randomNonce(),
    state: client.randomState(),
  };
  const parameters = {
    redirect_uri: `https://${app}.example/callback`,
    scope: 'openid fhirUser launch/patient patient/Patient.rs patient/Observation.rs online_access',
    code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
    nonce: checks.nonce,
    state: checks.state,
    aud: fhir.url,
    ...asked,
  };
  const given = Object.entries(parameters).filter((each): each is [string, string] => each[1] !== undefined);
  const url = client.buildAuthorizationUrl(apps[app], Object.fromEntries(given));
  return { ...(await follow(test, browser, url)), checks };
}

/** The page on which a request waits: what it asks. */
export async function askedOn(browser: TestBrowser, sent: Pick<Sent, 'at'>) {
  return (await browser.get(`${getAppRequest.path}?request=${requestOf(sent)}`)).json().response;
}

/** Somebody agrees on the page, for a record where one is asked for, and goes back to the app. */
export async function agree(
  { test }: Pick<SmartTest, 'test'>,
  browser: TestBrowser,
  sent: Sent,
  person: string | undefined = 'own',
): Promise<Sent> {
  const request = requestOf(sent);
  const reply = await browser.post(allowApp.path, { request, ...(person === undefined ? {} : { person }) });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { ...(await follow(test, browser, `/OpenID/Interaction/${request}`)), checks: sent.checks };
}

function requestOf({ at }: Pick<Sent, 'at'>): string {
  const [, request] = /request=([\w-]+)$/.exec(at.hash) ?? [];
  if (request === undefined) throw new Error(`no page of a request: ${at.pathname}${at.hash}`);
  return request;
}

/** The app takes the code and gets its tokens, and what it is told beside them. */
export function tokensOf({ apps }: Pick<SmartTest, 'apps'>, app: SmartAppId, { at, checks }: Sent) {
  return client.authorizationCodeGrant(apps[app], at, {
    pkceCodeVerifier: checks.verifier,
    expectedNonce: checks.nonce,
    expectedState: checks.state,
  });
}

/** The app asks the FHIR server for something. */
export async function read({ fhir }: Pick<SmartTest, 'fhir'>, token: string, path: string) {
  const reply = await fetch(`${fhir.url}/${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

async function keyPair(alg: 'RS384' | 'ES384') {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  return { privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid: alg, alg } };
}

/** The server of an app that publishes its keys itself. */
async function serveKeys(keys: readonly JWK[]): Promise<{ url: string; close(): Promise<unknown> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=300' });
    response.end(JSON.stringify({ keys }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** The portal's address is known before it listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
