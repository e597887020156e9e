import {
  actFor,
  ANTI_FORGERY_HEADER,
  deleteEstimate,
  endSession,
  extendSession,
  getSession,
  leaveProxy,
  revokeProxy,
} from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { addressKey } from '../../platform/crypto/lookup-keys.ts';
import { limits } from '../../platform/limits/limits.ts';
import { believing, giveAccess, switchTo } from '../../proxies/testing/proxies.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

const { number: addresses, window: minute } = limits.refusingAddresses;

// Findings, security A12 c: five POSTs with forged tokens and five requests for others' estimates left no entry.
describe.each(callEngines)(
  'forged requests, and requests for what is another’s, on %s (issue 12, point 10)',
  (engine) => {
    let test: TestApp;
    let ana: TestAccount;
    let browser: TestBrowser;
    let address: string;
    let browsers = 0;
    const lines: string[] = [];
    beforeAll(async () => {
      const logTo = { write: (line: string) => lines.push(line) };
      test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 }, app: { logTo } });
      ana = await createTestAccount(test);
    });
    afterAll(() => test.close());
    beforeEach(async () => {
      browsers += 1;
      address = `192.0.2.${browsers}`;
      browser = await createBrowser(test.app, { address });
      await signIn(browser, ana);
    });

    const forge = (who = browser) => who.post(extendSession.path, {}, { [ANTI_FORGERY_HEADER]: 'forged' });
    const endOfAnother = () => browser.post(endSession.path, { sessionId: randomUUID() });
    /** The entries of these events, the last one first. */
    const entries = (from?: string) =>
      test.database.db
        .selectFrom('audit_entries')
        .select(['event', 'account_id as accountId', 'actor', 'details'])
        .where('event', 'in', ['forgeryRefused', 'accessRefused'])
        .orderBy('number', 'desc')
        .execute()
        .then((all) => all.filter(({ details }) => from === undefined || details['address'] === keyOf(from)));
    const keyOf = (from: string) => addressKey(test.settings.keys, from);

    it('leave an entry with who, from where, and by which call', async () => {
      expect(refusalOf(await forge())).toEqual(refused('antiForgery'));
      expect(refusalOf(await endOfAnother())).toEqual(refused('unknownSession'));
      const who = { accountId: ana.accountId, actor: 'account' };
      expect(await entries(address)).toEqual([
        {
          event: 'accessRefused',
          ...who,
          details: { error: 'unknownSession', call: 'EndSession', address: keyOf(address) },
        },
        {
          event: 'forgeryRefused',
          ...who,
          details: { error: 'antiForgery', call: 'ExtendSession', address: keyOf(address) },
        },
      ]);
    });

    it.each([actFor, revokeProxy, leaveProxy])(
      '$name with an access that is another’s leaves one',
      async ({ path }) => {
        const reply = await browser.post(path, { proxyId: randomUUID() });
        expect(refusalOf(reply)).toEqual(refused('unknownProxy'));
        expect(await entries(address)).toMatchObject([
          { event: 'accessRefused', accountId: ana.accountId, details: { error: 'unknownProxy' } },
        ]);
      },
    );

    it('while acting for a patient are of the patient’s account and name who acted (issue 12, point 9)', async () => {
      const patient = await createTestAccount(test, { profile: { username: `patient-${address}` } });
      const proxyId = await giveAccess(test, patient.accountId, ana.accountId, { scopes: ['view'] });
      await switchTo(browser, proxyId);
      const reply = await believing(browser, proxyId).post(deleteEstimate.path, { pesId: randomUUID() });
      expect(refusalOf(reply)).toEqual(refused('notPermitted'));
      expect(await entries(address)).toMatchObject([
        { accountId: patient.accountId, details: { error: 'notPermitted', proxy: ana.accountId } },
      ]);
    });

    it('of somebody who is not signed in say so', async () => {
      await forge(await createBrowser(test.app, { address: '198.51.100.7' }));
      expect(await entries('198.51.100.7')).toMatchObject([{ accountId: null, actor: 'visitor' }]);
    });

    it('in a minute are one entry, and one that says how many they were', async () => {
      await Promise.all(Array.from({ length: 30 }, () => browser.post(deleteEstimate.path, { pesId: randomUUID() })));
      expect(await entries(address)).toHaveLength(1);
      test.clock.advance(minute);
      await forge();
      const told = (await entries(address)).filter(({ event }) => event === 'accessRefused');
      expect(told).toMatchObject([{ details: { refusals: 30 } }, { details: { error: 'unknownEstimate' } }]);
    });

    it('from ever more addresses fill no table', async () => {
      test.clock.advance(minute);
      const before = (await entries()).length;
      const many = Array.from({ length: addresses + 50 }, (_each, at) => `203.0.113.${at}`);
      for (const from of many) {
        await test.app.inject({ method: 'POST', url: extendSession.path, payload: {}, remoteAddress: from });
      }
      expect((await entries()).length - before).toBeLessThanOrEqual(addresses + 2);
      test.clock.advance(minute);
      await forge();
      const [, sum] = await entries();
      expect(sum).toMatchObject({ accountId: null, details: { refusals: 50 } });
    });

    it('have a line in the log with the account’s id and the key of the address', async () => {
      await endOfAnother();
      await browser.get(getSession.path);
      const [line, ...others] = lines.map((each) => JSON.parse(each)).filter(({ from }) => from === keyOf(address));
      expect(line).toMatchObject({ msg: 'answered', status: 404, actor: 'account', account: ana.accountId });
      expect(others).toEqual([]);
      expect(lines.join('')).not.toContain(`"${address}"`);
    });
  },
);
