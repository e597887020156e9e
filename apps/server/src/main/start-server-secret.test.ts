import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPortalSettings, ANTI_FORGERY_HEADER, myHealthLogin } from '@portico/contract';
import { keysOf } from '../platform/crypto/keys.ts';
import { startServer } from './start-server.ts';
import { verifyAudit } from '../platform/audit/verify-audit.ts';
import { type DatabaseSettings, openDatabase } from '../platform/db/database.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';
import { createTestDatabase, engines, makeDataFolder } from '../testing/databases.ts';

const mistyped = 'q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2i';

// Findings, operations B1: a server with a mistyped secret started, was ready, and one refused sign-in broke the audit
// trail for good.
describe.each(engines)('a server with another secret than its database, on %s (issue 12, point 1)', (engine) => {
  let settings: Settings;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const made = await makeDatabase();
    remove = made.remove;
    settings = { ...(await readSettings('test', { PORT: '0' })), ...made.settings };
  });
  afterAll(() => remove());

  async function makeDatabase(): Promise<{ settings: Omit<DatabaseSettings, 'keys'>; remove: () => Promise<void> }> {
    if (engine === 'pglite') {
      const data = await makeDataFolder();
      return { settings: { dataFolder: data.path }, remove: () => data.remove() };
    }
    const clone = await createTestDatabase(engine);
    const databaseUrl = clone.driver.engine === 'postgresql' ? clone.driver.connectionString : '';
    return { settings: { dataFolder: '', databaseUrl }, remove: () => clone.close() };
  }

  /** The end of the trail; fails where it is not whole. */
  async function wholeTrail(): Promise<number> {
    const database = await openDatabase(settings);
    const { head, broken } = await verifyAudit(database.db, settings.keys);
    await database.close();
    expect(broken).toBeNull();
    return head.number;
  }

  async function failToSignIn(): Promise<void> {
    const server = await startServer(settings);
    const first = await fetch(`${server.url}${getPortalSettings.path}`);
    const { antiForgeryToken } = (await first.json()) as { antiForgeryToken: string };
    const cookie = first.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const reply = await fetch(`${server.url}${myHealthLogin.path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', [ANTI_FORGERY_HEADER]: antiForgeryToken },
      body: JSON.stringify({ username: 'nobody', password: 'Nothing-2026', deviceId: randomBytes(32).toString('hex') }),
    });
    expect(reply.status).toBe(401);
    await server.close();
  }

  it('does not start, and the trail goes on whole', async () => {
    await failToSignIn();
    const before = await wholeTrail();
    expect(before).toBeGreaterThan(0);
    await expect(startServer({ ...settings, keys: keysOf(mistyped) })).rejects.toThrow(
      /^PORTICO_SECRET is not the one that this database was made with: .*Nothing was changed\.$/,
    );
    expect(await wholeTrail()).toBe(before);
    await failToSignIn();
    expect(await wholeTrail()).toBe(before + 1);
  });

  it('does not start as a hospital’s on a demonstration’s, with the right secret too (point 3)', async () => {
    const before = await wholeTrail();
    await expect(startServer({ ...settings, mode: 'production' })).rejects.toThrow(
      "This database is the demonstration's",
    );
    expect(await wholeTrail()).toBe(before);
  });
});
