import {
  type CallName,
  calls,
  errors,
  heldScopes,
  type HeldScope,
  OWN_PERSON,
  type ProxyScope,
} from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { believing, giveAccess, switchTo } from '../../proxies/testing/proxies.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actingCalls } from './acting-calls.ts';
import { requirePerson } from './require-person.ts';

/** The calls of signed-in people, and those open to guests that also act for a patient. */
const names = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].access === 'signedIn' || actingCalls[name] !== undefined,
);
const patientAccountId = 'the patient’s';

/** What a call answers with while acting under an access, from a page that believes it. */
function outcome(name: CallName, access: { scopes: readonly HeldScope[] } | null, believed = 'access'): string {
  const acting = { proxyId: 'access', access: access && { patientAccountId, ...access }, trace: { isLeft: false } };
  try {
    requirePerson({ name, method: calls[name].method }, { 'portico-person': believed }, { acting });
    return 'passes';
  } catch (error) {
    return error instanceof Refusal ? error.error : 'failed';
  }
}

describe('what may be called while acting for a patient (issue 12, point 9; issue 15, point 5)', () => {
  it('the table names calls of signed-in people, and the two that guests have, too', () => {
    const open = names.filter((name) => calls[name].access !== 'signedIn');
    expect(open.toSorted()).toEqual(['getScheduling', 'sendHelpDeskMessage']);
  });

  describe.each(names)('%s', (name) => {
    const row = actingCalls[name];

    it.each(heldScopes)('needs its row to be called by %s', (scope) => {
      const opened = row === 'always' || row?.includes(scope) ? 'passes' : 'notPermitted';
      expect(outcome(name, { scopes: [scope] })).toBe(row === undefined ? 'notWhileActing' : opened);
    });

    it('is refused once the access has ended, and to a page of somebody else', () => {
      expect(outcome(name, null)).toBe(row === 'always' ? 'passes' : 'accessEnded');
      for (const believed of ['another’s', OWN_PERSON]) {
        expect(outcome(name, { scopes: heldScopes }, believed)).toBe(row === 'always' ? 'passes' : 'wrongPerson');
      }
    });
  });

  it('opens nothing that guards an account or its proxies', () => {
    const closed = names.filter((name) =>
      /password|factor|proxies|proxyinvite|identit|accountdata|close/i.test(calls[name].path),
    );
    expect(closed.length).toBeGreaterThan(10);
    expect(closed.filter((name) => actingCalls[name] !== undefined)).toEqual([]);
  });
});

const scopesOfProxies: readonly ProxyScope[] = ['view', 'estimates', 'messages', 'manage'];

// The same by the running server: each call is sent, and what it says beyond the door is not asked.
describe.each(callEngines)('each call of signed-in people, sent while acting, on %s (issue 15, point 5)', (engine) => {
  let test: TestApp;
  let patient: TestAccount;
  let carer: TestAccount;
  let carers: TestBrowser;

  /** `always` is of the session itself; WatchAccess waits (access-watch.test.ts). */
  const walked = names.filter((name) => actingCalls[name] !== 'always' && name !== 'watchAccess');

  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    patient = await createTestAccount(test, { profile: { username: 'rosa', email: 'rosa@example.org' } });
    carer = await createTestAccount(test, { profile: { username: 'tomas', email: 'tomas@example.org' } });
    carers = await createBrowser(test.app);
    await signIn(carers, carer);
  });
  afterAll(() => test.close());

  /** What refuses each call at the door; 'passes' for whatever lies behind it. */
  async function walk(page: TestBrowser): Promise<Map<CallName, string>> {
    const doors = ['notWhileActing', 'notPermitted', 'accessEnded', 'wrongPerson', 'signInRequired'] as const;
    const found = new Map<CallName, string>();
    for (const name of walked) {
      const { method, path } = calls[name];
      const url = path.replaceAll(/:\w+/g, 'x');
      const reply = await (method === 'GET' ? page.get(url) : page.post(url, {}));
      const code: unknown = reply.headers['content-type']?.toString().includes('json')
        ? reply.json().meta?.errorCode
        : undefined;
      found.set(name, doors.find((door) => errors[door].errorCode === code) ?? 'passes');
    }
    return found;
  }
  const expected = (refusal: (row: readonly HeldScope[]) => string): Map<CallName, string> =>
    new Map(
      walked.map((name) => {
        const row = actingCalls[name];
        return [name, row === undefined || row === 'always' ? 'notWhileActing' : refusal(row)];
      }),
    );
  async function acting(scopes: readonly ProxyScope[]): Promise<[TestBrowser, string]> {
    await test.database.db.deleteFrom('proxies').execute();
    const proxyId = await giveAccess(test, patient.accountId, carer.accountId, { scopes });
    await switchTo(carers, proxyId);
    return [believing(carers, proxyId), proxyId];
  }

  it.each(scopesOfProxies)('by %s alone', async (scope) => {
    const [page] = await acting([scope]);
    expect(await walk(page)).toEqual(expected((row) => (row.includes(scope) ? 'passes' : 'notPermitted')));
  });

  it.each([
    ['has ended', () => test.database.db.updateTable('proxies').set({ ends_at: test.clock.now() }).execute()],
    ['was taken back', () => test.database.db.deleteFrom('proxies').execute()],
    [
      'allows nothing any more, for a teenager’s privacy',
      () =>
        test.database.db.updateTable('proxies').set({ private_from: test.clock.now(), private_scopes: [] }).execute(),
    ],
  ])('none where the access %s', async (_name, end) => {
    const [page] = await acting(scopesOfProxies);
    await end();
    const everywhere = walked.map((name) => [name, 'accessEnded'] as const);
    expect(await walk(page)).toEqual(new Map(everywhere));
  });

  it('none from a page that shows somebody else, and none from one whose session acts for nobody', async () => {
    const everywhere = new Map(walked.map((name) => [name, 'wrongPerson'] as const));
    const [, proxyId] = await acting(scopesOfProxies);
    expect(await walk(believing(carers, patient.accountId))).toEqual(everywhere);
    await switchTo(carers, null);
    expect(await walk(believing(carers, proxyId))).toEqual(everywhere);
  });

  it('by an access of the release before: what it allowed then, and no visits or messages (decision 203)', async () => {
    const [page] = await acting(scopesOfProxies);
    for (const [scope, held] of [
      ['view', 'saved'],
      ['manage', 'estimates'],
    ] as const) {
      await test.database.db.updateTable('proxies').set({ scope, scopes_since: null }).execute();
      expect(await walk(page)).toEqual(expected((row) => (row.includes(held) ? 'passes' : 'notPermitted')));
    }
  });
});
