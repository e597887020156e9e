import { actFor, OWN_PERSON, PERSON_HEADER, type ProxyScope } from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { TestAccount } from '../../accounts/testing/account.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { sealInvitee } from '../invitee.ts';
import { upsertProxy } from '../queries/proxies.ts';
import { insertInvite } from '../queries/proxy-invites.ts';

const DAY = 24 * 3600;

/** An invitation to look after a patient, for the mailbox and the birth date of an account; returns its code. */
export async function inviteTo(
  { database, clock, settings }: TestApp,
  patientAccountId: string,
  { profile: { firstName, email, birthDate } }: Pick<TestAccount, 'profile'>,
  {
    scopes = ['view'],
    seconds = 14 * DAY,
    days = 365,
  }: { scopes?: readonly ProxyScope[]; seconds?: number; days?: number } = {},
): Promise<string> {
  const code = randomUUID();
  const hash = hashOf(code);
  const now = clock.now();
  await database.db.transaction().execute((trx) =>
    insertInvite(trx, {
      invite_hash: hash,
      patient_account_id: patientAccountId,
      scopes,
      invitee: sealInvitee(settings.keys, hash, { name: firstName, email: email ?? '', birthDate }),
      access_ends_at: secondsAfter(now, days * DAY),
      invited_at: now,
      expires_at: secondsAfter(now, seconds),
    }),
  );
  return code;
}

/** Gives an account access to a patient's record; returns the access's id. */
export async function giveAccess(
  { database, clock }: TestApp,
  patientAccountId: string,
  accountId: string,
  { scopes = ['view', 'estimates'], days = 365 }: { scopes?: readonly ProxyScope[]; days?: number } = {},
): Promise<string> {
  const now = clock.now();
  const proxyId = randomUUID();
  await database.db.transaction().execute((trx) =>
    upsertProxy(trx, {
      account_id: accountId,
      patient_account_id: patientAccountId,
      proxy_id: proxyId,
      scopes,
      since: now,
      ends_at: secondsAfter(now, days * DAY),
    }),
  );
  return proxyId;
}

/** Says with each call that the page acts under an access; null: for its own person. */
export function believing(browser: TestBrowser, proxyId: string | null): TestBrowser {
  const headers = { [PERSON_HEADER]: proxyId ?? OWN_PERSON };
  return {
    ...browser,
    get: (url, more = {}) => browser.get(url, { ...headers, ...more }),
    post: (url, body, more = {}) => browser.post(url, body, { ...headers, ...more }),
  };
}

/** Switches the browser's session. */
export function switchTo(browser: TestBrowser, proxyId: string | null): Promise<LightMyRequestResponse> {
  return browser.post(actFor.path, { proxyId });
}
