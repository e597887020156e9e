import { type Factor, getTwoStep, myHealthLogin, sendTwoStepCode, verifyTwoStepCode } from '@portico/contract';
import { sql } from 'kysely';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import { unsealFor } from '../../platform/crypto/sealed.ts';
import { replaceRecoveryCodes } from '../queries/recovery-codes.ts';
import { insertFactor } from '../queries/second-factors.ts';
import { createBrowser, type BrowserOrigin, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { type FactorSecret, sealFactor } from '../two-step/factor-secret.ts';
import { hashRecoveryCodes, newRecoveryCodes } from '../two-step/recovery-codes.ts';
import { createTestAccount, type TestAccount, type TestAccountOverrides } from './account.ts';

/** 160 bits in base 32. */
const authenticatorSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const everyFactor: readonly FactorSecret[] = [
  { kind: 'sms', phone: '+16505550142' },
  { kind: 'email', address: 'ana@example.org' },
  { kind: 'authenticator', secret: authenticatorSecret },
];

/** An account with two-step verification. */
export interface TwoStepAccount extends TestAccount {
  factorIds: Readonly<Record<string, string>>;
  recoveryCodes: readonly string[];
}

/** Creates an account with these confirmed factors and ten recovery codes. */
export async function createTwoStepAccount(
  test: TestApp,
  { factors = everyFactor, ...overrides }: TestAccountOverrides & { factors?: readonly FactorSecret[] } = {},
): Promise<TwoStepAccount> {
  const account = await createTestAccount(test, {
    ...overrides,
    profile: { username: `ana-${randomUUID()}`, ...overrides.profile },
  });
  const { accountId } = account;
  const recoveryCodes = newRecoveryCodes();
  const hashes = await hashRecoveryCodes(accountId, recoveryCodes);
  const factorIds: Record<string, string> = {};
  for (const factor of factors) factorIds[factor.kind] = await addFactor(test, accountId, factor);
  await test.database.db.transaction().execute((trx) => replaceRecoveryCodes(trx, accountId, hashes));
  return { ...account, factorIds, recoveryCodes };
}

/** Adds a confirmed factor to an account; returns its id. */
export async function addFactor(test: TestApp, accountId: string, factor: FactorSecret): Promise<string> {
  const { clock, database, settings } = test;
  const factorId = randomUUID();
  const now = clock.now();
  const row = { account_id: accountId, factor_id: factorId, kind: factor.kind, added_at: now, confirmed_at: now };
  const sealed = sealFactor(settings.keys, row, factor);
  await database.db.transaction().execute((trx) => insertFactor(trx, { ...row, sealed }));
  return factorId;
}

/** A browser after the right password, before the second step. */
export async function beginSignIn(
  test: TestApp,
  { username, password }: Pick<TestAccount, 'username' | 'password'>,
  place: BrowserOrigin & { deviceId?: string } = {},
): Promise<TestBrowser> {
  const browser = await createBrowser(test.app, place);
  const device = place.deviceId === undefined ? {} : { deviceId: place.deviceId };
  const reply = await browser.post(myHealthLogin.path, { username, password, ...device });
  if (reply.json().response?.action !== 'twoStepVerification') throw new Error(reply.body);
  return browser;
}

export async function waysOf(browser: TestBrowser): Promise<Factor[]> {
  return (await browser.get(getTwoStep.path)).json().response.factors;
}

export function askForCode(browser: TestBrowser, factorId = ''): Promise<LightMyRequestResponse> {
  return browser.post(sendTwoStepCode.path, { factorId });
}

export function verify(
  browser: TestBrowser,
  factorId: string | undefined,
  code: string | undefined,
  more: { deviceId?: string; rememberDevice?: boolean } = {},
): Promise<LightMyRequestResponse> {
  return browser.post(verifyTwoStepCode.path, { factorId, code, ...more });
}

/** The messages in the queue for a phone or mailbox, newest first. */
export async function messagesTo(test: TestApp, to: string): Promise<Array<{ text: string; goodUntil?: string }>> {
  const jobs = await sql<{ data: { sealed: string } }>`
    select data from pgboss.job where name in ('send-sms', 'send-mail') order by created_on desc`.execute(
    test.database.db,
  );
  return jobs.rows
    .map(({ data }) => unsealFor(test.settings.keys, 'job', data.sealed) as { to: string; text: string })
    .filter((message) => message.to === to);
}

/** The six digits of the newest message. */
export async function newestCode(test: TestApp, to: string): Promise<string> {
  const [newest] = await messagesTo(test, to);
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '';
}

/** A code that differs from this one. */
export function anotherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** The code of an authenticator app, `steps` of thirty seconds from now. */
export function shownByApp(test: TestApp, steps = 0): string {
  const epoch = Math.floor(test.clock.now().getTime() / 1000) + 30 * steps;
  return generateSync({ secret: authenticatorSecret, epoch });
}

export async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return (await browser.get('/Private/Ajax/V1/Session')).statusCode === 200;
}
