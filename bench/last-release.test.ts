import {
  ANTI_FORGERY_HEADER,
  getEstimateDetails,
  getPortalSettings,
  getSession,
  myHealthLogin,
} from '@portico/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuest, urlOf } from './guest.ts';
import { createAccount } from '../apps/server/src/accounts/create-account.ts';
import { hashPassword } from '../apps/server/src/accounts/passwords/password-hash.ts';
import { systemClock } from '../apps/server/src/adapters/clock-system.ts';
import { verifyAudit } from '../apps/server/src/platform/audit/verify-audit.ts';
import { keysOf } from '../apps/server/src/platform/crypto/keys.ts';
import { worksAfter } from '../apps/server/src/platform/db/contracting-migration.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrations } from '../apps/server/src/platform/db/migrations/index.ts';
import { environmentVariables } from '../apps/server/src/platform/settings/environment-variables.ts';
import { readHealthSystem } from '../apps/server/src/platform/settings/health-system.ts';
import { importPriceFile } from '../apps/server/src/prices/import-price-file.ts';
import { createTestDatabase, engines, makeDataFolder } from '../apps/server/src/testing/databases.ts';
import { hospitalEnvironment } from '../apps/server/src/testing/hospital-environment.ts';
import { examplePath } from '../apps/server/src/testing/price-files.ts';
import { describeTables, findNarrowings } from '../apps/server/src/testing/releases/describe-tables.ts';
import { readLastRelease, unpackServer } from '../apps/server/src/testing/releases/last-release.ts';
import { type OlderServer, startOlderServer } from '../apps/server/src/testing/releases/older-server.ts';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';

// Issue 16, point 2; decision 178. What the last release left is in `releases/`; its code is in the history of a clone.

const release = await readLastRelease();
const { commit } = release;
const username = 'ana.of.before';
const password = 'a password of this test';

describe(`what release ${release.version} needs is there still`, () => {
  it.each(engines)('its tables, on %s: nothing is taken away, and nothing new has to be written', async (engine) => {
    const database = await createTestDatabase(engine);
    expect(findNarrowings(release.tables, await describeTables(database))).toEqual([]);
    await database.close();
  });

  it('no migration since then needs newer servers: what is taken away is taken away a release later', () => {
    expect(Object.keys(migrations).filter((name) => !worksAfter(name, release.version))).toEqual([]);
  });

  it('its settings: every variable, and its health system’s file as it was', async () => {
    expect(Object.keys(environmentVariables.shape)).toEqual(expect.arrayContaining([...release.variables]));
    await expect(readHealthSystem(release.healthSystemFile)).resolves.toMatchObject({ name: 'Alder Bay Health' });
  });
});

const why = commit === null ? ' (skipped: the history that has it is not here)' : '';
describe.skipIf(commit === null)(`the server of release ${release.version}${why}`, () => {
  let folder: string;
  let server: OlderServer | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-last-release-'));
    await unpackServer(commit ?? '', join(folder, 'release'));
  });
  afterAll(async () => {
    await server?.kill();
    await rm(folder, { recursive: true });
  });

  /** A hospital's database as today's servers leave it: a person with an account, and a location with prices. */
  async function fill(database: Database, secret: string): Promise<void> {
    await database.db.deleteFrom('installation').execute();
    const keys = await prepareDatabase(database, { kind: 'hospital', keys: keysOf(secret) });
    const person = { firstName: 'Ana', lastName: 'Rivera', birthDate: '1986-04-27', zip: '94110' };
    const profile = { ...person, username, email: null, phones: [], language: 'en' as const };
    const passwordHash = await hashPassword(password);
    await database.db
      .transaction()
      .execute((trx) => createAccount(trx, keys, { profile, passwordHash, now: systemClock.now() }));
    await importPriceFile(database, systemClock, { path: examplePath('valid/v3.json'), locationId: 'alder-main' });
  }

  it.each(engines)('starts on today’s tables, signs people in, and shows prices, on %s', async (engine) => {
    // Whoever goes back has the settings of before: a later file may say what the older server does not know.
    const env = await hospitalEnvironment(folder, release.healthSystemFile);
    const secret = env['PORTICO_SECRET'] ?? '';
    const data = engine === 'pglite' ? await makeDataFolder() : undefined;
    const cloned = engine === 'postgresql' ? await createTestDatabase(engine) : undefined;
    const open = async (): Promise<Database> => cloned ?? openDatabase({ dataFolder: data?.path ?? '' });
    const today = await open();
    await fill(today, secret);
    // One process alone can open the embedded one.
    if (cloned === undefined) await today.close();

    const { DATABASE_EMBEDDED: _embedded, ...others } = env;
    server = await startOlderServer(join(folder, 'release'), {
      ...(data === undefined ? others : { ...env, PORTICO_DATA: data.path }),
      ...(cloned?.driver.engine === 'postgresql' ? { DATABASE_URL: cloned.driver.connectionString } : {}),
    });
    const { url } = server;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    const opened = await fetch(`${url}${getPortalSettings.path}`);
    const { antiForgeryToken } = (await opened.json()) as { antiForgeryToken: string };
    const cookieOf = (reply: Response): string =>
      reply.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
    const cookie = cookieOf(opened);
    const signedIn = await fetch(`${url}${myHealthLogin.path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', [ANTI_FORGERY_HEADER]: antiForgeryToken },
      body: JSON.stringify({ username, password }),
    });
    expect([signedIn.status, await signedIn.json()]).toEqual([200, expect.anything()]);
    const session = await fetch(`${url}${getSession.path}`, {
      headers: { cookie: `${cookie}; ${cookieOf(signedIn)}` },
    });
    expect(await session.json()).toMatchObject({ response: { username } });

    const guest = await openGuest(url, 'bay');
    const asked = { svcArea: 'bay', location: 'alder-main', template: 'mri-knee', token: guest.token };
    const estimate = await fetch(urlOf(url, getEstimateDetails, asked), { headers: guest.headers });
    expect([estimate.status, await estimate.json()]).toEqual([200, expect.anything()]);

    await server.kill();
    const after = await open();
    expect(await after.db.selectFrom('sessions').select('account_id').execute()).toHaveLength(1);
    expect(await verifyAudit(after.db, keysOf(secret))).toMatchObject({ broken: null });
    await after.close();
    await data?.remove();
  });
});
