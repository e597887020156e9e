import { answerProxyInvite, getAdmission, getProxies, getProxyInvite, getWebConfiguration } from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../platform/audit/verify-audit.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import { upsertAdmission } from '../queries/admissions.ts';
import { insertInvite } from '../queries/proxy-invites.ts';
import { engines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { refused, refusalOf } from '../../estimates/testing/guest.ts';

const DAY = 24 * 3600;

describe.each(engines)('what a patient sees besides estimates, on %s', (engine) => {
  let test: TestApp;
  let patient: TestAccount;
  let sister: TestAccount;
  /** The browser of the sister, who is invited. */
  let browser: TestBrowser;

  beforeAll(async () => {
    test = await buildTestApp(engine);
    const profile = { username: 'jose.muñoz', firstName: 'José', lastName: 'Muñoz Ortega' };
    patient = await createTestAccount(test, { profile });
    sister = await createTestAccount(test, { profile: { username: 'sister' } });
  });
  afterAll(() => test.close());

  beforeEach(async () => {
    browser = await signedIn(sister);
  });

  async function signedIn(account: TestAccount): Promise<TestBrowser> {
    const opened = await createBrowser(test.app);
    await signIn(opened, account);
    return opened;
  }

  async function invite(scope: 'view' | 'manage' = 'view', seconds = 14 * DAY): Promise<string> {
    const code = randomUUID();
    await test.database.db.transaction().execute((trx) =>
      insertInvite(trx, {
        invite_hash: hashOf(code),
        patient_account_id: patient.accountId,
        scope,
        expires_at: new Date(test.clock.now().getTime() + seconds * 1000),
      }),
    );
    return code;
  }

  const see = (inviteCode: string, by = browser) => by.post(getProxyInvite.path, { inviteCode });
  const answer = (inviteCode: string, given: 'accept' | 'decline', by = browser): Promise<LightMyRequestResponse> =>
    by.post(answerProxyInvite.path, { inviteCode, answer: given });
  const proxies = async () => (await browser.get(getProxies.path)).json().response.proxies;

  it.each([getAdmission, getProxies])('$name needs somebody who is signed in', async ({ path }) => {
    const stranger = await createBrowser(test.app);
    expect(refusalOf(await stranger.get(path))).toEqual(refused('signInRequired'));
  });

  it('an invitation needs somebody who is signed in', async () => {
    const stranger = await createBrowser(test.app);
    const code = await invite();
    expect(refusalOf(await see(code, stranger))).toEqual(refused('signInRequired'));
    expect(refusalOf(await answer(code, 'accept', stranger))).toEqual(refused('signInRequired'));
    expect((await see(code)).statusCode).toBe(200);
  });

  describe('GetAdmission (spec §2: admitted patients have views of their own)', () => {
    it('is null for a patient who is at home', async () => {
      expect((await browser.get(getAdmission.path)).json()).toEqual({ meta: { code: 200 }, response: null });
    });

    it('tells where the patient lies, and since when', async () => {
      const lying = await signedIn(patient);
      await test.database.db.transaction().execute((trx) =>
        upsertAdmission(trx, {
          account_id: patient.accountId,
          class: 'inpatient',
          location_id: 'alder-main',
          unit: '4 West',
          bed: '412 B',
          admitted_at: test.clock.now(),
        }),
      );
      expect((await lying.get(getAdmission.path)).json().response).toEqual({
        to: 'inpatient',
        location: {
          name: 'Alder Bay Hospital',
          address: '100 Portico Hill Drive, Palo Alto, CA 94304',
          phone: '(650) 555-0100',
        },
        unit: '4 West',
        bed: '412 B',
        since: test.clock.now().toISOString(),
      });
    });
  });

  describe('an invitation to another patient’s record', () => {
    it('tells who asks, for what, and until when', async () => {
      const reply = (await see(await invite('manage'))).json().response;
      const expiresAt = new Date(test.clock.now().getTime() + 14 * DAY * 1000).toISOString();
      expect(reply).toEqual({ patientName: 'José Muñoz Ortega', scope: 'manage', expiresAt });
    });

    it('that is accepted makes a proxy; a later one changes what they may do', async () => {
      const accepted = await answer(await invite('view'), 'accept');
      expect(accepted.json()).toEqual({ meta: { code: 200 }, response: { patientName: 'José Muñoz Ortega' } });
      expect(await proxies()).toEqual([
        { patientName: 'José Muñoz Ortega', scope: 'view', since: test.clock.now().toISOString() },
      ]);
      await answer(await invite('manage'), 'accept');
      expect(await proxies()).toMatchObject([{ scope: 'manage' }]);
      await test.database.db.deleteFrom('proxies').execute();
    });

    it('that is declined makes none, and cannot be accepted any more', async () => {
      const code = await invite();
      expect((await answer(code, 'decline')).statusCode).toBe(200);
      expect(refusalOf(await see(code))).toEqual(refused('unknownInvite'));
      expect(refusalOf(await answer(code, 'accept'))).toEqual(refused('unknownInvite'));
      expect(await proxies()).toEqual([]);
    });

    it('works once for ten who answer at once', async () => {
      const code = await invite();
      const replies = await Promise.all(Array.from({ length: 10 }, () => answer(code, 'accept')));
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(replies.filter(({ statusCode }) => statusCode === 404)).toHaveLength(9);
      await test.database.db.deleteFrom('proxies').execute();
    });

    it.each([
      ['nobody made', async () => randomUUID()],
      ['has expired', () => invite('view', 0)],
    ])('that %s is refused', async (_name, make) => {
      const code = await make();
      expect(refusalOf(await see(code))).toEqual(refused('unknownInvite'));
      expect(refusalOf(await answer(code, 'accept'))).toEqual(refused('unknownInvite'));
    });

    it('to one’s own record is refused alike, and stays open for whom it was meant', async () => {
      const own = await signedIn(patient);
      const code = await invite();
      expect(refusalOf(await see(code, own))).toEqual(refused('unknownInvite'));
      expect(refusalOf(await answer(code, 'accept', own))).toEqual(refused('unknownInvite'));
      expect((await answer(code, 'decline')).statusCode).toBe(200);
    });

    it('leaves an entry in the audit trail whatever becomes of it, and the trail is whole', async () => {
      const code = await invite();
      await answer(code, 'accept');
      await answer(code, 'accept');
      const entries = await test.database.db
        .selectFrom('audit_entries')
        .select(['event', 'account_id', 'actor', 'details'])
        .orderBy('number', 'desc')
        .limit(2)
        .execute();
      const of = { account_id: sister.accountId, actor: 'account' };
      const address = expect.any(String);
      expect(entries).toEqual([
        { ...of, event: 'proxyInviteRefused', details: { address } },
        { ...of, event: 'proxyInviteAccepted', details: { patient: patient.accountId, address } },
      ]);
      expect((await verifyAudit(test.database.db, test.settings.keys)).broken).toBeNull();
    });
  });

  it('anybody gets what staff announce on the sign-in page (spec §7, pre-login banner)', async () => {
    const reply = await (await createBrowser(test.app)).get(getWebConfiguration.path);
    expect(reply.json().preLoginBanner).toEqual({
      kind: 'notice',
      text: { en: expect.stringContaining('maintenance'), es: expect.stringContaining('Mantenimiento') },
    });
  });
});
