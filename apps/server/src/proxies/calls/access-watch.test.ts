import { actFor, revokeProxy, watchAccess } from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { refused, refusalOf } from '../../estimates/testing/guest.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createAccessWatch } from '../access-watch.ts';
import { believing, giveAccess, switchTo } from '../testing/proxies.ts';

describe.each(callEngines)(
  'a page hears within a second that an access was taken back, on %s (issue 15, point 5)',
  (engine) => {
    let test: TestApp;
    let other: TestApp;
    let rosa: TestAccount;
    let tomas: TestAccount;
    let rosas: TestBrowser;
    let page: TestBrowser;
    let proxyId: string;

    beforeAll(async () => {
      test = await buildTestApp(engine);
      other = await buildTestApp(engine, { database: test.database });
      rosa = await createTestAccount(test, { profile: { username: 'rosa', email: 'rosa@example.org' } });
      tomas = await createTestAccount(test, { profile: { username: 'tomas', email: 'tomas@example.org' } });
    });
    afterAll(async () => {
      await other.close();
      await test.close();
    });
    beforeEach(async () => {
      await test.database.db.deleteFrom('proxies').execute();
      rosas = await createBrowser(test.app);
      await signIn(rosas, rosa);
      const tomass = await createBrowser(test.app);
      await signIn(tomass, tomas);
      proxyId = await giveAccess(test, rosa.accountId, tomas.accountId);
      await switchTo(tomass, proxyId);
      page = believing(tomass, proxyId);
    });

    const wait = () => page.get(watchAccess.path);
    /** At the door, where the end came before the question, or while the page waits: each takes the patient's data off the screen. */
    const refusals = (['accessEnded', 'wrongPerson', 'signInRequired'] as const).map(refused);

    /** Milliseconds from the end of an access to the answer that the page waits for. */
    async function timed(end: () => Promise<unknown>): Promise<number> {
      const waiting = wait();
      const began = performance.now();
      await end();
      expect(refusals).toContainEqual(refusalOf(await waiting));
      return performance.now() - began;
    }

    it('by its owner, at this server and at another', async () => {
      expect(await timed(() => rosas.post(revokeProxy.path, { proxyId }))).toBeLessThan(5000);
      proxyId = await giveAccess(test, rosa.accountId, tomas.accountId);
      await switchTo(page, proxyId);
      page = believing(page, proxyId);
      rosas.moveTo(other.app);
      await timed(() => rosas.post(revokeProxy.path, { proxyId }));
      // Who asks again is refused at the door.
      expect(refusalOf(await wait())).toEqual(refused('accessEnded'));
    });

    it('also by its day, by a switch in another tab, and where the session itself is over', async () => {
      await timed(() => test.database.db.updateTable('proxies').set({ ends_at: test.clock.now() }).execute());
      proxyId = await giveAccess(test, rosa.accountId, tomas.accountId);
      await switchTo(page, proxyId);
      page = believing(page, proxyId);
      await timed(() => page.post(actFor.path, { proxyId: null }));
      await switchTo(page, proxyId);
      await timed(() => test.database.db.deleteFrom('sessions').where('account_id', '=', tomas.accountId).execute());
      expect(refusalOf(await wait())).toEqual(refused('signInRequired'));
    });

    it('hears nothing while it lasts, and is let go at once by a server that stops', async () => {
      const session = await test.database.db
        .selectFrom('sessions')
        .select('session_id')
        .where('acting_proxy_id', '=', proxyId)
        .executeTakeFirstOrThrow();
      const watched = { accountId: tomas.accountId, sessionId: session.session_id, proxyId };
      const services = { database: test.database, ports: { clock: test.clock } };
      const impatient = createAccessWatch(services, { patience: 0 });
      expect(await impatient.untilEnded(watched)).toBe(false);
      const watch = createAccessWatch(services);
      const waiting = watch.untilEnded(watched);
      watch.stop();
      expect(await waiting).toBe(false);
    });
  },
);
