import { myHealthLogin } from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import { createAccount } from '../create-account.ts';
import { usernameKey } from '../../platform/crypto/lookup-keys.ts';
import type { Profile } from '../profile.ts';
import type { Engine } from '../../platform/db/database.ts';
import { type Account, setAccountStatus } from '../queries/accounts.ts';
import { liftLocks } from '../../platform/limits/tries.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

/** A test's account, and how to sign in to it. */
export interface TestAccount {
  accountId: string;
  profile: Profile;
  username: string;
  password: string;
}

export interface TestAccountOverrides {
  profile?: Partial<Profile>;
  password?: string;
  standing?: Account['standing'];
  /** True unless a test says otherwise. */
  emailConfirmed?: boolean;
  securityQuestion?: { id: string; answerHash: string };
}

const someone: Profile = {
  username: 'ana.rivera',
  firstName: 'Ana',
  lastName: 'Rivera',
  birthDate: '1986-04-27',
  zip: '94110',
  email: 'ana@example.org',
  phones: ['+16505550142'],
  language: 'en',
};

export async function createTestAccount(test: TestApp, overrides: TestAccountOverrides = {}): Promise<TestAccount> {
  const { clock, database, settings } = test;
  const profile = { ...someone, ...overrides.profile };
  const password = overrides.password ?? 'correct horse 7';
  const passwordHash = await hashPassword(password);
  const accountId = await database.db.transaction().execute(async (trx) => {
    const { securityQuestion, standing: status } = overrides;
    const id = await createAccount(trx, settings.keys, {
      profile,
      passwordHash,
      ...(securityQuestion === undefined ? {} : { securityQuestion }),
      emailConfirmed: overrides.emailConfirmed ?? true,
      termsVersion: settings.healthSystem.accountTerms.version,
      now: clock.now(),
    });
    if (status !== undefined) await setAccountStatus(trx, id, status);
    return id;
  });
  return { accountId, profile, username: profile.username, password };
}

/** Signs in as the sign-in page does. Without a device id, as a browser that stores nothing. */
export function signIn(
  browser: TestBrowser,
  { username, password }: Pick<TestAccount, 'username' | 'password'>,
  deviceId?: string,
): Promise<LightMyRequestResponse> {
  const device = deviceId === undefined ? {} : { deviceId };
  return browser.post(myHealthLogin.path, { username, password, ...device });
}

/** A test's own application without limits of calls, with one account. */
export async function openAccountTest(
  engine: Engine,
  settings: Partial<Settings> = {},
): Promise<{ test: TestApp; ana: TestAccount; liftLocksOfAna: () => Promise<void> }> {
  const test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000, ...settings } });
  const ana = await createTestAccount(test);
  const keys = [usernameKey(test.settings.keys, ana.username)];
  return { test, ana, liftLocksOfAna: () => liftLocks(test.database.db, keys) };
}
